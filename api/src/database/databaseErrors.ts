import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/** The message contains no query and no values, because it is logged. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';

  constructor(readonly code: string) {
    super(
      `The database could not be prepared (${code || 'no answer'}): check that it is running, complete and not full.`,
    );
  }
}

/** @throws UnusableDatabaseError in place of a driver error, whose text quotes queries and values */
export async function withoutQueryText(prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    const isOfDatabase = error instanceof DrizzleQueryError || error instanceof DatabaseError;
    throw isOfDatabase ? new UnusableDatabaseError(databaseErrorCode(error)) : error;
  }
}

/** SQLSTATE or the system's error code; empty for other errors. */
export function databaseErrorCode(error: unknown): string {
  const cause = databaseCause(error);
  return cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

export function databaseCause(error: unknown): Error | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause : null;
}
