/** An email to one person. It goes out as plain text and as HTML made from it; paragraphs are parted by an empty line. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Brings letters on their way. Where to is its own affair: callers know this interface alone. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
