import * as z from '@formline/shared/contracts/schema';

/** Largest value of a PostgreSQL `int4` column. */
const INT4_MAX = 2_147_483_647;

/** Identifier of a row: a positive 32-bit integer. */
export const dbId = z.int().check(z.gte(1), z.lte(INT4_MAX));

/** The version a change is based on, as it was read. Absent: whatever it is now, for callers that know of no versions. */
export const versionRead = z.optional(dbId);

/** A number written in a path or a query string: decimal digits only, so that `1e9`, ` 1` and `0x1` are refused. */
const numberInUrl = <S extends z.Schema<number, number>>(schema: S) =>
  z.pipe(
    z.transform((value: number | string): unknown =>
      /^\d{1,15}$/.test(String(value)) ? Number(value) : value,
    ),
    schema,
  );

/** `dbId` as it stands in a path or a query string. */
export const urlId = numberInUrl(dbId);

/** A whole number between two bounds as it stands in a path or a query string. */
export const urlInteger = (from: number, to: number) => numberInUrl(z.int().check(z.gte(from), z.lte(to)));

/** Yes or no as it stands in a path or a query string: `true` or `false`. */
export const urlBoolean = z.pipe(
  z.transform((value: boolean | 'true' | 'false'): unknown =>
    value === 'true' ? true : value === 'false' ? false : value,
  ),
  z.boolean(),
);

/** The secret of a link that was sent by email. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** A calendar date without a time or zone, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** A moment in time in UTC, ISO 8601 (`2026-11-21T08:30:00.000Z`). */
export const instant = z.iso.datetime();

/** A list written with commas in a query string (`3,14,15`); empty or absent gives an empty list. */
const commaList = <S extends z.Schema>(item: S) =>
  z.withDefault(
    z.pipe(
      z.transform((value: string | readonly z.input<S>[]): unknown =>
        typeof value === 'string' ? value.split(',').filter(Boolean) : value,
      ),
      z.array(item).check(z.maxLength(200)),
    ),
    [],
  );

export const idList = commaList(urlId);
export const wordList = <const W extends readonly [string, ...string[]]>(words: W) =>
  commaList(z.enum(words));

/** Paging of a list: `page` counts from 1. */
export const pageNumber = urlInteger(1, 100_000);
export const pageSize = urlInteger(1, 200);

/** How many items all pages of a list have; absent on the last page. */
export const listTotal = z.optional(z.int());

/** No longer text is searched for. */
export const SEARCH_MAX_LENGTH = 200;

/** Free text typed into a search box. */
export const searchText = z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH));

/** Text of limited length that must not be empty; `missing` is what is said when it is. */
export const text = (longest: number, missing?: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(longest));
