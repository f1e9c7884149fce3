/** A letter in plain text to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Brings letters on their way. Where to is its own affair: callers know this interface alone. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
