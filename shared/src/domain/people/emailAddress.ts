/** No mail server takes a longer address. */
const LONGEST_ADDRESS = 254;

const ADDRESS_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Invisible characters and separators: the email would go to somebody else. */
const STRAY = /[\p{C}<>()[\]\\,;:"]/u;

/** True if a text can be an email address; a check against slips, as only delivery proves an address. Trim before. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS_SHAPE.test(text) && !STRAY.test(text);
}

/** An address without the spaces and invisible characters that come along when it is copied from a page. */
export const tidyEmailAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();
