/** The mails that a server without a mail server has kept. */
export default {
  title: 'Mailbox',
  lead: 'Emails that stayed on this server, because no mail server is set up (SMTP_URL).',
  notLoaded: 'We couldn’t load the mailbox',
  loading: 'Loading the mailbox',
  none: 'No mail',
  noneText: 'What the app would send is shown here.',
  sentTo: '{{moment}}, to {{to}}',
} as const;
