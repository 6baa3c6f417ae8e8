/** Long lists, page by page. */
export default {
  previous: 'Previous',
  next: 'Next',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{pages}}',
  loading: 'Loading: {{label}}',
  notLoaded: 'Failed to load admin data',
} as const;
