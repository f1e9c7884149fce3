import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { databaseErrorCode } from './databaseErrorCode';

/** The database could not be prepared at the start. Its message holds no query and none of its values. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';

  constructor(
    /** The SQLSTATE, or nothing where the database gave no answer. */
    readonly code: string,
  ) {
    super(
      `The database could not be prepared (${code || 'no answer'}): check that it is running, complete and not full.`,
    );
  }
}

/** @throws UnusableDatabaseError in place of an error of the database, whose text quotes queries and values */
export async function withoutQueryText(prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    const isOfDatabase = error instanceof DrizzleQueryError || error instanceof DatabaseError;
    throw isOfDatabase ? new UnusableDatabaseError(databaseErrorCode(error)) : error;
  }
}
