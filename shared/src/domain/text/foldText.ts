/** Typed as the plain letter, though they are no accented form of it. */
const PLAIN_CHARACTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A text as a search compares it: `"  Zoë  Łuk "` gives `"zoe luk"`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (character) => PLAIN_CHARACTERS[character] ?? character)
    .replace(/\s+/g, ' ')
    .trim();
}

let collator: Intl.Collator | undefined;

/** The order of names and titles: without case and accents, and 2 before 10. */
export const nameOrder = (one: string, other: string): number =>
  (collator ??= new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })).compare(one, other);
