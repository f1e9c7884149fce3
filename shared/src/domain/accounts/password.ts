import { COMMON_PASSWORD_WORDS } from './commonPasswordWords';

export const PASSWORD_MIN_LENGTH = 8;

/** In the order a form lists them. */
export const PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'digit', 'symbol', 'uncommon'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const isLongEnough = (password: string) => Array.from(password).length >= PASSWORD_MIN_LENGTH;

const isMet: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: isLongEnough,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => /[!?._+@<>=#$%&\-^*]/.test(password),
  // A short password is easy to guess whatever it is.
  uncommon: (password) => isLongEnough(password) && !isCommon(password),
};

export type PasswordProblem = 'missing' | 'weak' | 'common';

/** The problem of a new password, or null. @example passwordProblem('P@ssw0rd1!') // 'common' */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'missing';
  const unmet = unmetPasswordRules(password);
  if (unmet.length === 0) return null;
  return unmet.every((rule) => rule === 'uncommon') ? 'common' : 'weak';
}

/** Rules a typed password does not meet yet: `unmetPasswordRules('kelpboat')` is `['uppercase', 'digit', 'symbol']`. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !isMet[rule](password));
}

const LONGEST_GUESS = 40;
const ALPHABETIC = /\p{L}/u;

/** Letters people write as digits and symbols; look-alikes of i and l are one letter. */
const PLAIN_CHARACTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  l: 'i',
};

const plain = (text: string): string =>
  Array.from(text, (character) => PLAIN_CHARACTER[character] ?? character).join('');

const commonWords: ReadonlySet<string> = new Set(COMMON_PASSWORD_WORDS.map(plain));

/** Checks the inner word: surrounding digits removed, symbols read as letters. */
function isCommon(password: string): boolean {
  if (password.length > LONGEST_GUESS) return false;
  const characters = Array.from(password.toLowerCase());
  const last = characters.findLastIndex((character) => ALPHABETIC.test(character));
  const first = characters.findIndex((character) => ALPHABETIC.test(character));
  const fromStart = characters.slice(0, last + 1);
  const candidates = [fromStart, fromStart.slice(first), characters.filter((one) => /[a-z0-9]/.test(one))];
  return candidates.some((candidate) => commonWords.has(plain(candidate.join(''))));
}
