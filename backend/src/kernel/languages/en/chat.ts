/** The plant expert: what can fail, and what stands around an answer. */
export default {
  conversationUnknown: 'We can’t find this conversation.',
  messageUnknown: 'We can’t find this message.',
  pending: 'Your last question is still being answered. Wait for the answer, or stop it.',
  notLast: 'You can only change the last question you asked.',
  otherWords: 'This was already sent once, worded differently. Please reload the page.',
  tooMany: 'You have {{most}} conversations. Please delete one you no longer need.',
  tooManyQuestions_one: 'You can ask {{most}} questions in an hour. You can go on in a minute.',
  tooManyQuestions_other: 'You can ask {{most}} questions in an hour. You can go on in {{minutes}} minutes.',
  stillAnswering:
    'This answer is taking longer than usual. Your question is safe: the answer will appear in this conversation.',
  failed: 'Something interrupted the answer. Your question is safe: please ask it again.',
  restored: 'Something interrupted the new answer. The one before is still there: please try again later.',
  modelAway: 'The AI service cannot be reached right now.',
  modelBusy: 'The AI service is very busy right now.',
  modelSlow: 'The AI service took too long.',
  modelMisconfigured: 'The AI service does not accept this server.',
  modelUnreadable: 'The AI service gave an answer that cannot be read.',
  modelRefused: 'The AI service did not want to answer this.',
  modelStopped: 'Its reader has stopped the answer.',
  modelSpent: 'The AI service has reached its limit for today. Please try again tomorrow.',
  nameMissing: 'Please give the conversation a name',
  blank: 'Please write a question',
  tooLong: 'Please use at most {{most}} characters for one question',
  photoAgain: 'Please choose the photo again',
  standIn:
    'The AI model couldn’t answer just now, so Leaflore’s own assistant looked this up for you. It isn’t a language model.',
  standInFor:
    '{{model}} couldn’t answer just now, so Leaflore’s own assistant looked this up for you. It isn’t a language model.',
  cutShort: 'This answer became too long and stops here.',
} as const;
