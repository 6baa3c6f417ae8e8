/** The community: posts, comments, photos, achievements, questions to the experts. */
export default {
  postGone: 'This post is no longer there.',
  commentGone: 'This comment is no longer there.',
  ownPost: 'This post is yours. You can delete it instead.',
  ownComment: 'This comment is yours. You can delete it instead.',
  blank: 'Please write something first',
  sentOtherwise: 'This was already sent once, but it was different. Please load the page again.',
  photoGone: 'This photo is no longer there.',
  photosFull: 'A post has room for {{photos}} photos.',
  lastPhoto: 'This photo is all that there is in your post. You can delete the post instead.',
  notBlocked: 'You haven’t blocked this person.',
  questionUnknown: 'We can’t find this question.',
  blankQuestion: 'Please write your question first',
  questionSent: 'Your message has been sent to our expert network.',
  // The answer of an expert, as a mail and as a notification.
  answered: 'An expert has answered your question',
  hello: 'Hello {{name}},',
  youAsked: 'you asked:',
  expertAnswers: 'Our expert answers:',
  findBoth: 'You find both in the community:\n{{page}}',
  // Achievements.
  firstPlant: 'First plant',
  firstPlantText: 'You’ve taken a plant into your garden.',
  oneYear: 'A year with one plant',
  oneYearText: 'You’ve cared for the same plant for a whole year.',
  tenRescued: 'Ten rescued',
  tenRescuedText: 'Ten plants of yours were unwell and are better.',
} as const;
