import { integer, timestamp } from 'drizzle-orm/pg-core';

/** `int4`, as the contracts say. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const momentOf = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => momentOf().notNull().defaultNow();

/** Incremented by each change; a change names the version it is based on, so that no update is lost. */
export const rowVersion = () => integer().notNull().default(1);
