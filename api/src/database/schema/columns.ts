import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Identifier given by the database; `int4`, as the contracts say. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment that happened, in UTC with milliseconds. */
export const momentOf = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** When the row was made. */
export const createdAt = () => momentOf().notNull().defaultNow();

/** Grows by one with each change; who changes the row says which version they saw, so that nobody's change is lost unseen. */
export const rowVersion = () => integer().notNull().default(1);
