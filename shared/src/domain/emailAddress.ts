/** No mail server takes a longer address. */
const LONGEST_ADDRESS = 254;

/** Something, an at sign, something, a dot and at least two characters; no spaces and one at sign. */
const ADDRESS_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Whether a text can be an email address. It is a check against slips of the hand: only a mail that arrives proves an
 * address. Spaces around it are the caller's to take off.
 * @example isEmailAddress('tara@formline.test') // true
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS_SHAPE.test(text);
}
