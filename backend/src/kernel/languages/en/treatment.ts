/** What problems of plants are called that nobody knows. */
export default {
  unwell: 'It looks unwell',
  stillUnwell: 'Still unwell: {{title}}',
} as const;
