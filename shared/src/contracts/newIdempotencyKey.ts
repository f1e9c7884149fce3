const KEY_BYTES = 16;

/** A key nobody else has: 32 hexadecimal digits. `randomUUID` would need an encrypted page. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
