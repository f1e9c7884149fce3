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
  const beginsWords = and(...matches(sql`(' ' || ${plain})`, beginnings));
  return [
    sql`case when ${plain} = ${searchForm(phrase)} then 0 when starts_with(${plain}, ${searchForm(phrase)}) then 1
      when ${beginsWords} then 2 else 3 end`,
  ];
}

const searchForm = (part: Part): SQL => sql`search_form(${part}::text)`;
