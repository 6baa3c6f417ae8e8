/** The mails that stay on the server, as admins see them. */
export default {
  secretLink: '(the link is only in the mail itself)',
  noSuchPage: 'This page of the list does not exist',
} as const;
