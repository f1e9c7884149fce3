import type { Placeholder } from 'drizzle-orm';

/** A number of a row, or what stands for it in a prepared statement. */
export type IdParameter = number | Placeholder;
