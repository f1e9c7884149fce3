import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE or the system's error code; empty for other errors. */
export function databaseErrorCode(error: unknown): string {
  const cause = databaseCause(error);
  return cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

export function databaseCause(error: unknown): Error | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause : null;
}
