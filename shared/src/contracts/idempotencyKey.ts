/** Header that names one wish to change something: however often it is sent, the change happens once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** What a key may look like: 16 to 200 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[!-~]{16,200}$/;

/** Header of an answer that was given before, to an earlier sending of the same request. */
export const REPLAY_HEADER = 'idempotency-replayed';

const KEY_BYTES = 16;

/** A key nobody else has: 32 hexadecimal digits. `randomUUID` would need an encrypted page. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
