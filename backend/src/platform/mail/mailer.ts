export interface Mail {
  to: string;
  subject: string;
  /** Plain text; mail programs make links of the addresses in it. */
  text: string;
  /** The same as a page, for programs that show it. */
  html?: string;
  headers?: Record<string, string>;
  /** A mail with the same id and date is the same mail. */
  id?: string;
  date?: Date;
}

/** Sends mail. Returns when somebody else has taken responsibility for it. */
export abstract class Mailer {
  /** Whether mails stay on this server as files, where sending one a second time changes nothing. */
  abstract readonly isKeptHere: boolean;

  abstract send(mail: Mail): Promise<void>;
}
