import { FinalFailure } from '../../kernel/job.js';

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
  /** Mails with the same id and date are the same mail: one that a job sends has the job's id. */
  id: string;
  date?: Date;
}

/**
 * What a failure to send says. `refused`, `deferred`: the server takes mails, but this one never (RFC 5321, 4.2.1), or only later.
 * `lost`: the connection has ended, perhaps after the mail was taken. `away`: nothing was sent, as the server cannot be reached or
 * does not accept our login, our sender or mails to other servers.
 */
export function failureOf(error: unknown): 'refused' | 'deferred' | 'lost' | 'away' {
  const said = error instanceof FinalFailure ? error.cause : error;
  const { code, command, response = '', responseCode = 0 } = said as Partial<SmtpError>;
  if (command === 'CONN') return 'lost';
  const isEnvelope = code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API');
  if (!(isEnvelope || code === 'EMESSAGE') || /^(?:421|530)|relay/i.test(response)) return 'away';
  return responseCode >= 500 ? 'refused' : 'deferred';
}

/** As nodemailer describes it. `API`: it was not even asked; `EMESSAGE`: the server did not take the text of the mail. */
interface SmtpError {
  code: string;
  command: string;
  response: string;
  responseCode: number;
}

/**
 * Sends mail. Returns once the mail is handed over to the next server or written to disk. Throws a `FinalFailure` where the server will
 * never take it.
 */
export abstract class Mailer {
  /** Whether mails are kept on this server as files, where sending the same mail twice changes nothing. */
  abstract readonly isKeptHere: boolean;

  abstract send(mail: Mail): Promise<void>;

  /** Deletes what is kept here of mails to an address and, if that is confirmed, of those that ask for an answer to it. */
  abstract forget(address: string, isConfirmed: boolean): Promise<void>;
}
