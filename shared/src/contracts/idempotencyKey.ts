/** However often a request with one key is sent, the change happens once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** 16 to 200 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[!-~]{16,200}$/;

/** Marks an answer repeated from an earlier request with the same key. */
export const REPLAY_HEADER = 'idempotency-replayed';

const KEY_BYTES = 16;

/** 32 random hexadecimal digits. `randomUUID` would need an encrypted page. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
