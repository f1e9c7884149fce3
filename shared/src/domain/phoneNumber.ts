/** Three digits of the area and three of the exchange, neither group beginning with 0 or 1, and four more. */
const US_NUMBER = /^[2-9]\d{2}[2-9]\d{6}$/;
const COUNTRY_CODE = /^1(?=\d{10}$)/;

/**
 * The ten digits of a US phone number, or null when the text is none. Blanks, brackets, dots, dashes and the country
 * code may stand in it.
 * @example usPhoneDigits('+1 (312) 555-0120') // '3125550120'
 */
export function usPhoneDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(COUNTRY_CODE, '');
  return US_NUMBER.test(digits) ? digits : null;
}

/** What is wrong with a phone number as a person typed it; null when nothing is. No number at all is fine. */
export function phoneNumberProblem(text: string): string | null {
  return text.trim() === '' || usPhoneDigits(text) !== null ? null : 'Invalid phone number';
}
