/** What is said for a moment about conversations, and about reading aloud. */
export default {
  premiumRequired: 'Premium Required',
  premiumText: 'AI Chat is a premium feature. Please upgrade your account.',
  error: 'Error',
  notCreated: 'Failed to create new conversation',
  notSent: 'Failed to send message',
  notStopped: 'We couldn’t stop the answer.',
  notRenamed: 'The name is unchanged. Please try again.',
  deleted: 'Conversation Deleted',
  deletedText: 'What was said in it is gone.',
  notDeleted: 'We couldn’t delete this conversation.',
  speech: 'Text-to-Speech Error',
  speechText: 'The answer couldn’t be read aloud.',
  nothingHeard: 'Nothing Heard',
  notHeard: 'That didn’t work. Please type your question.',
  notAllowed:
    'Leaflore may not use your microphone. Allow it in the settings of your browser, or type your question.',
  noMicrophone: 'We found no microphone. Please type your question.',
  nobodyHeard: 'Nobody was heard. Please try again, closer to the microphone.',
  noService: 'The browser couldn’t reach its speech service. Please type your question.',
} as const;
