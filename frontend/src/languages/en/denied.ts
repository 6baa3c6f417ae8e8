/** What members without the admin role see instead of an admin page. */
export default {
  title: 'Access Denied',
  text: 'Admin access required to view this page.',
  home: 'Go to Home',
} as const;
