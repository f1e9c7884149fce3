import * as z from '@formline/shared/contracts/schema';

/** Of a PostgreSQL `int4` column. */
const INT4_MAX = 2_147_483_647;

export const dbId = z.int().check(z.gte(1), z.lte(INT4_MAX));

/** For whom one call can schedule. */
export const MOST_CLIENTS_AT_ONCE = 200;

/** The version a change is based on; absent: the present one. */
export const versionRead = z.optional(dbId);

/** Both ends included; the same for forms and wire. */
export interface Limits {
  readonly from: number;
  readonly to: number;
}

export const numberWithin = ({ from, to }: Limits) => z.number().check(z.gte(from), z.lte(to));
export const integerWithin = ({ from, to }: Limits) => z.int().check(z.gte(from), z.lte(to));

/** Decimal digits only, so that `1e9`, ` 1` and `0x1` are refused. */
const numberInUrl = <S extends z.Schema<number, number>>(schema: S) =>
  z.pipe(
    z.transform((value: number | string): unknown =>
      /^\d{1,15}$/.test(String(value)) ? Number(value) : value,
    ),
    schema,
  );

export const urlId = numberInUrl(dbId);

export const urlInteger = (from: number, to: number) => numberInUrl(integerWithin({ from, to }));

export const urlBoolean = z.pipe(
  z.transform((value: boolean | 'true' | 'false'): unknown =>
    value === 'true' ? true : value === 'false' ? false : value,
  ),
  z.boolean(),
);

/** Secret of a link sent by email. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Of a picture: a web URL, or a path of our origin. */
export const pictureUrl = z
  .string()
  .check(z.maxLength(2048), z.regex(/^(?:https?:\/\/|\/(?!\/))[^\s\\]+$/, 'is not the address of a picture'));

/** `YYYY-MM-DD` without a zone. */
export const calendarDate = z.iso.date();

/** UTC, ISO 8601 (`2026-11-21T08:30:00.000Z`). */
export const instant = z.iso.datetime();

/** `3,14,15`; empty or absent gives an empty list. */
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

export const pageNumber = urlInteger(1, 100_000);
export const pageSize = urlInteger(1, 200);

/** Items on all pages; absent on the last page. */
export const listTotal = z.optional(z.int());

export const SEARCH_MAX_LENGTH = 200;

export const searchText = z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH));

/** Required text of limited length; `missing` is the message for an empty one. */
export const text = (longest: number, missing?: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(longest));
