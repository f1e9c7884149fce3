import { scrubAddress } from './scrubAddress';
import { isTechnicalWord } from './technicalWords';

const ADDRESS =
  /((?<![\w.@%+/=-])(?:(?:data|blob|mailto|tel|javascript):\S*|(?:[a-z][a-z0-9+.-]*:\/\/|\.{0,2}\/(?=[\w.%~:-]))[^\s"'`<>()[\]{}|,;]*))/i;

/** Objects in a text; the message of a parser quotes parts of them. */
const DATA = /\{[^{}]*\}|\[[^[\]]*["':,][^[\]]*\]/g;
const QUOTED_PART = /(?:\.\.\.)?"[^]*"(?:\.\.\.)?(?= is not valid JSON)/g;

const EMAIL = /[^\s"'<>(),;:=[\]]+(?:@|%40)[^\s"'<>(),;:[\]]+/gi;
const BEARER = /\b(?:Bearer|Basic)\s+\S+/gi;
const NAMED_SECRET =
  /\b([\w-]*(?:token|passw|secret|auth|session|cookie|credential|api-?key|code)[\w-]*)(["']?\s*[=:]\s*)["']?[^\s"',;&}]+/gi;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const PADDED_BASE64 = /(?=[^\s=]*[A-Z\d])[\w+/-]{8,}={1,2}(?=[\s.,;)"']|$)/g;
const HEX = /\b(?=[a-f]*\d)[0-9a-f]{16,}\b/gi;
const LONG_RUN = /[\w+/=-]*[\w-]{20,}[\w+/=-]*/g;
/** Longer than any word; with a digit, a shorter run is an id too. */
const LONGEST_WORD = 40;
/** The global name of a build: `mf_clients_0_25_1_3fa94c01`. */
const BUILD_NAME = /^[a-z]+_[a-z]+(?:_\d{1,3}){3}(?:_[0-9a-f]{8})?$/;

const DIGITS = /\+?\d[\d\s().:/-]{6,}\d|\d{5,}/g;

const QUOTED = /(?<=^|[\s(:=,])(?:"([^"]*)"|'([^']*)'|`([^`]*)`|“([^”]*)”|‘([^’]*)’|«([^»]*)»)/g;
const IDENTIFIER = /^[\w$.#:/*-]{1,60}$/;
/** A capitalised word like a name: `O'Brien`, but not `ClientList`. */
const CAPITALISED =
  /(?<![\p{L}\p{N}_$./#-])\p{Lu}[\p{Ll}\p{M}]+(?:['’-]\p{Lu}[\p{Ll}\p{M}]+)*(?![\p{L}\p{N}_$(/]|\.\w)|\b\p{Lu}['’]\p{Lu}\p{Ll}+/gu;

const withoutLongRun = (run: string) =>
  (/\d/.test(run) || run.length > LONGEST_WORD) && !BUILD_NAME.test(run) ? '[token]' : run;

const withoutQuoted = (quoted: string, ...parts: readonly (string | undefined)[]) =>
  IDENTIFIER.test(parts.slice(0, 6).find((part) => part !== undefined) ?? '') ? quoted : '[text]';

const scrubProse = (prose: string): string =>
  prose
    .replaceAll(QUOTED_PART, '[text]')
    .replaceAll(DATA, '[data]')
    .replaceAll(EMAIL, '[address]')
    .replaceAll(BEARER, '[token]')
    .replaceAll(NAMED_SECRET, '$1$2[hidden]')
    .replaceAll(UUID, '[id]')
    .replaceAll(PADDED_BASE64, '[token]')
    .replaceAll(HEX, '[token]')
    .replaceAll(LONG_RUN, withoutLongRun)
    .replaceAll(DIGITS, '#')
    .replaceAll(QUOTED, withoutQuoted)
    .replaceAll(CAPITALISED, (word) => (isTechnicalWord(word) ? word : '[name]'));

/** Removes names, ids and secrets, up to `longest` characters: `Elena Petrova …` gives `[name] [name] …`. */
export function scrubText(text: string, longest: number): string {
  const plain = text.slice(0, longest * 8).replaceAll(/[\p{C}\s]+/gu, ' ');
  return plain
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? scrubAddress(part) : scrubProse(part)))
    .join('')
    .trim()
    .slice(0, longest);
}
