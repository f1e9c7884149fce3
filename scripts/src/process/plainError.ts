export class PlainError extends Error {
  override name = 'PlainError';
}
