/** No mail server takes a longer address. */
const LONGEST_ADDRESS = 254;

/** Something, an at sign, something, a dot and at least two characters; no spaces and one at sign. */
const ADDRESS_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Invisible characters and separators of addresses: an email would go to somebody else. */
const STRAY = /[\p{C}<>()[\]\\,;:"]/u;

/**
 * Whether a text can be an email address. It is a check against slips of the hand: only a mail that arrives proves an
 * address. Spaces around it are the caller's to take off.
 * @example isEmailAddress('tara@formline.test') // true
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS_SHAPE.test(text) && !STRAY.test(text);
}

/**
 * An address as it was meant, without spaces around it and without the unseen characters that come along when it is
 * copied from a page.
 */
export const tidyEmailAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();
