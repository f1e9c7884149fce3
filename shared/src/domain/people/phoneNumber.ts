import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

/** A country as phone numbers know it, by its ISO code of two letters. */
export type PhoneCountry = CountryCode;

/** The country of a number that does not say its own. */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'US';

/** Digits that can be typed. A number of the country code 1 has exactly as many. */
const PHONE_MAX_DIGITS = 10;
/** No number of any country is longer, with the digits dialled before it. */
const DIALLED_MAX_DIGITS = 20;

const NORTH_AMERICA = '1';
const PHONE_CHARACTERS = /^\+?[\d\s().-]*$/;

/** A number as a form shows it: the country, and the digits one dials inside it. */
export interface PhoneEntry {
  readonly country: PhoneCountry;
  readonly digits: string;
}

/**
 * A phone number as it is kept, or null when the text is none: ten digits for the country code 1, otherwise `+`, country
 * code and digits. Blanks, brackets, dots and dashes may stand in the text.
 * @param country where the number is, unless it begins with `+`
 * @example storedPhoneNumber('(312) 555-0120') // '3125550120'
 * @example storedPhoneNumber('07400 123456', 'GB') // '+447400123456'
 */
export function storedPhoneNumber(text: string, country = DEFAULT_PHONE_COUNTRY): string | null {
  const number = parsed(text, country);
  if (!number?.isValid()) return null;
  return number.countryCallingCode === NORTH_AMERICA ? number.nationalNumber : number.number;
}

/** What is wrong with a phone number as a person typed it; null when nothing is. No number at all is fine. */
export function phoneNumberProblem(text: string, country = DEFAULT_PHONE_COUNTRY): string | null {
  return text.trim() === '' || storedPhoneNumber(text, country) !== null ? null : 'Invalid phone number';
}

/**
 * A kept number as a form shows it. The country is the number's own; what is no number keeps its digits.
 * @example readPhoneNumber('+447400123456') // { country: 'GB', digits: '7400123456' }
 */
export function readPhoneNumber(stored: string | null): PhoneEntry {
  const number = parsed(stored ?? '', DEFAULT_PHONE_COUNTRY);
  return {
    country: number?.country ?? DEFAULT_PHONE_COUNTRY,
    digits: number?.nationalNumber ?? (stored ?? '').replace(/\D/g, ''),
  };
}

/**
 * The digits as they are written in their country; what is no number there stays as it is.
 * @example formatPhoneNumber({ country: 'US', digits: '3125550120' }) // '(312) 555-0120'
 */
export function formatPhoneNumber({ country, digits }: PhoneEntry): string {
  return parsed(digits, country)?.formatNational() ?? digits;
}

/** A kept number for reading: as in its country, and with the country code when that is not 1. */
export function phoneNumberText(stored: string): string {
  const number = parsed(stored, DEFAULT_PHONE_COUNTRY);
  if (!number) return stored;
  return number.countryCallingCode === NORTH_AMERICA ? number.formatNational() : number.formatInternational();
}

/**
 * The digits of a typed text, at most ten. Where numbers are longer than ten digits, or are dialled with a zero before
 * them, it is as many as a number there can have.
 * @example typedPhoneDigits('312-555-01201', 'US') // '3125550120'
 */
export function typedPhoneDigits(text: string, country: PhoneCountry): string {
  const digits = text.replace(/\D/g, '').slice(0, DIALLED_MAX_DIGITS);
  const mayBeLonger = getCountryCallingCode(country) !== NORTH_AMERICA;
  const lengths = Array.from({ length: digits.length }, (_, cut) => digits.length - cut);
  const fitting = lengths.find(
    (length) =>
      length <= PHONE_MAX_DIGITS ||
      (mayBeLonger && validatePhoneNumberLength(digits.slice(0, length), country) !== 'TOO_LONG'),
  );
  return digits.slice(0, fitting ?? 0);
}

/** Whether a text is the code of a country that has phone numbers. */
export const isPhoneCountry = (text: string): text is PhoneCountry => isSupportedCountry(text);

const parsed = (text: string, country: PhoneCountry): PhoneNumber | undefined =>
  PHONE_CHARACTERS.test(text.trim()) ? parsePhoneNumberFromString(text, country) : undefined;
