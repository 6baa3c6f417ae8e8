/** What begins an answer that would promise a mail on a server that keeps its mails (`Mailer.isKeptHere`). */
export const NO_MAIL = 'This server sends no mail yet.';
