import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Part = string | SQLWrapper;

/** `SearchParts`, or the placeholders of a prepared statement for them. */
export interface SearchColumns {
  readonly patterns: readonly Part[];
  readonly phrase: Part;
  readonly beginnings: readonly Part[];
}

/** That every pattern is found in a text, which stands in the form texts are searched in. */
export const matches = (text: SQLWrapper, patterns: readonly Part[]): SQL[] =>
  patterns.map((pattern) => sql`${text} like ${searchForm(pattern)}`);

/** How well a text that matches fits, as `rankOf` of `nameSearch` says; nothing to order by while nothing is searched for. */
export function rankedBy(text: SQLWrapper, { patterns, phrase, beginnings }: SearchColumns): SQL[] {
  if (patterns.length === 0) return [];
  const plain = sql`replace(${text}, '-', ' ')`;
  // A subquery is evaluated once: folding the words again for each row found would cost more than the order.
  const words = sql`(select ${searchForm(phrase)})`;
  const beginsWords = and(
    ...beginnings.map((beginning) => sql`(' ' || ${plain}) like (select ${searchForm(beginning)})`),
  );
  return [
    sql`case when ${plain} = ${words} then 0 when starts_with(${plain}, ${words}) then 1
      when ${beginsWords} then 2 else 3 end`,
  ];
}

const searchForm = (part: Part): SQL => sql`search_form(${part}::text)`;
