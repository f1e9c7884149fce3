/** Sent as plain text and as HTML made from it; an empty line separates paragraphs. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
