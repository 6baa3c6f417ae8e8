/** What somebody writes to the team. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The subject and the text of the mail with which a message reaches the team. */
export const asMail = ({ name, email, subject, message }: ContactMessage, from: 'member' | 'visitor') => ({
  subject: `Contact: ${subject}`,
  text: [
    `${name} <${email}>, a ${from}, writes:`,
    message,
    'Your answer to this mail goes to the address that was given. It was typed into the form and may be wrong.',
  ].join('\n\n'),
});
