import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Part = string | SQLWrapper;

export interface SearchColumns {
  readonly patterns: readonly Part[];
  readonly phrase: Part;
  readonly beginnings: readonly Part[];
}

/** `text` must be in the normalised search form. */
export const matches = (text: SQLWrapper, patterns: readonly Part[]): SQL[] =>
  patterns.map((pattern) => sql`${text} like ${searchForm(pattern)}`);

/** Ranks like `rankOf` of `nameSearch`; empty without search words. */
export function rankedBy(text: SQLWrapper, { patterns, phrase, beginnings }: SearchColumns): SQL[] {
  if (patterns.length === 0) return [];
  const plain = sql`replace(${text}, '-', ' ')`;
  // A subquery is evaluated once; normalising the words for each row would cost more than the sort.
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
