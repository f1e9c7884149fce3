import { COMMON_PASSWORD_WORDS } from './commonPasswordWords';

/** Fewest characters of a new password. */
export const PASSWORD_MIN_LENGTH = 8;

/** What a new password must have, in the order people are told. */
export const PASSWORD_PARTS = ['length', 'uppercase', 'lowercase', 'digit', 'symbol'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const isPresent: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => /[!?._+@<>=#$%&\-^*]/.test(password),
};

/** Why a password cannot be chosen. */
export type PasswordProblem = 'missing' | 'weak' | 'common';

/**
 * What is wrong with a new password, or null when it may be chosen. It needs 8 characters, a lower-case and an
 * upper-case letter, a digit and a symbol, and must not be a word everybody tries first, however it is dressed up.
 * @example passwordProblem('P@ssw0rd1!') // 'common'
 */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'missing';
  if (missingPasswordParts(password).length > 0) return 'weak';
  return isCommon(password) ? 'common' : null;
}

/**
 * What a new password still lacks, for a form that tells while one types.
 * @example missingPasswordParts('kelpboat') // ['uppercase', 'digit', 'symbol']
 */
export function missingPasswordParts(password: string): PasswordPart[] {
  return PASSWORD_PARTS.filter((part) => !isPresent[part](password));
}

/** Longer than this nobody's list of guesses goes. */
const LONGEST_GUESS = 40;
const LETTER = /\p{L}/u;

/** Letters people write as digits and symbols; look-alikes of i and l are one letter. */
const PLAIN_LETTER: Readonly<Record<string, string>> = {
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
  Array.from(text, (character) => PLAIN_LETTER[character] ?? character).join('');

const commonWords: ReadonlySet<string> = new Set(COMMON_PASSWORD_WORDS.map(plain));

/** The word inside: without what stands before and behind its letters, and with its symbols read as letters. */
function isCommon(password: string): boolean {
  if (password.length > LONGEST_GUESS) return false;
  const characters = Array.from(password.toLowerCase());
  const last = characters.findLastIndex((character) => LETTER.test(character));
  const first = characters.findIndex((character) => LETTER.test(character));
  const fromStart = characters.slice(0, last + 1);
  const candidates = [fromStart, fromStart.slice(first), characters.filter((one) => /[a-z0-9]/.test(one))];
  return candidates.some((candidate) => commonWords.has(plain(candidate.join(''))));
}
