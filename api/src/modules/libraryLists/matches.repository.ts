import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** That every pattern is found in a text, which stands in the form texts are searched in. */
export const matches = (text: SQLWrapper, patterns: readonly (string | SQLWrapper)[]): SQL[] =>
  patterns.map((pattern) => sql`${text} like search_form(${pattern}::text)`);
