import { texts } from '../../../kernel/languages/texts.js';

const tContact = texts('contact');

/** What somebody writes to the team. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The subject and the text of the mail with which a message reaches the team, in the language that is spoken. */
export const asMail = ({ name, email, subject, message }: ContactMessage, from: 'member' | 'visitor') => ({
  subject: tContact('mailSubject', { subject }),
  text: [
    tContact(from === 'member' ? 'memberWrites' : 'visitorWrites', { name, email }),
    message,
    tContact('answerGoesTo'),
  ].join('\n\n'),
});
