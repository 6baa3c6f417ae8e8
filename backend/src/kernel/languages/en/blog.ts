/** The blog. */
export default {
  noArticle: 'There is no such article.',
} as const;
