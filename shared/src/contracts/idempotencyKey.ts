/** Header that names one wish to change something: however often it is sent, the change happens once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** What a key may look like: 16 to 200 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[!-~]{16,200}$/;

/** Header of an answer that was given before, to an earlier sending of the same request. */
export const REPLAY_HEADER = 'idempotency-replayed';
