export interface Mail {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  /** Plain text. Mail programs make the addresses in it links. */
  text: string;
  /** The same content as HTML. */
  html?: string;
  headers?: Record<string, string>;
  /** Mails with the same id and date are the same mail. */
  id?: string;
  date?: Date;
}

/** Whether the mail server has refused a mail for good (RFC 5321, 4.2.1), so that trying again is of no use. */
export const isRefused = (error: unknown): boolean =>
  Number((error as { responseCode?: number }).responseCode ?? 0) >= 500;

/** Sends mail. Returns once the mail is handed over to the next server or written to disk. */
export abstract class Mailer {
  /** Whether mails are kept on this server as files, where sending the same mail twice changes nothing. */
  abstract readonly isKeptHere: boolean;

  abstract send(mail: Mail): Promise<void>;

  /** Deletes what is kept here of mails to an address. */
  abstract forget(to: string): Promise<void>;
}
