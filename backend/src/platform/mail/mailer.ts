export interface Mail {
  to: string;
  subject: string;
  /** Plain text; mail programs make links of the addresses in it. */
  text: string;
}

/** Sends mail. Returns when somebody else has taken responsibility for it. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
