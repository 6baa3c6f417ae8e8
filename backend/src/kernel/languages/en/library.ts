/** The plant library. */
export default {
  drawingNotFound: 'There is no such drawing.',
  guideNotFound: 'We have no care guide at this address.',
  noCategory: 'There is no such category',
  oneText: 'Please search for one text',
  tooLong: 'Please search for at most 100 letters',
} as const;
