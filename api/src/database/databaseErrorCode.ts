import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's five letters, or the system's word, for what went wrong; empty for errors of another kind. */
export function databaseErrorCode(error: unknown): string {
  const cause = databaseCause(error);
  return cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

/** The error as the driver threw it. */
export function databaseCause(error: unknown): Error | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause : null;
}
