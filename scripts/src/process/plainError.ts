/** A failure whose message is one sentence for the person at the terminal: it is shown without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
