import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

export type PhoneCountry = CountryCode;

/** The country of a number that does not say its own. */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'US';

/** Numbers of the country code 1 have exactly as many. */
const PHONE_MAX_DIGITS = 10;
/** Longest number of any country, with its prefixes. */
const DIALLED_MAX_DIGITS = 20;

const NORTH_AMERICA = '1';
const PHONE_CHARACTERS = /^\+?[\d\s().-]*$/;

/** The country, and the digits dialled inside it. */
export interface PhoneEntry {
  readonly country: PhoneCountry;
  readonly digits: string;
}

/**
 * A phone number as it is stored: ten digits for the country code 1, else as `+447400123456`. Null for other texts.
 * @param country of the number, unless it begins with `+`
 */
export function storedPhoneNumber(text: string, country = DEFAULT_PHONE_COUNTRY): string | null {
  const number = parsed(text, country);
  if (!number?.isValid()) return null;
  return number.countryCallingCode === NORTH_AMERICA ? number.nationalNumber : number.number;
}

/** The problem of a typed phone number, or null; no number is fine. */
export function phoneNumberProblem(text: string, country = DEFAULT_PHONE_COUNTRY): string | null {
  return text.trim() === '' || storedPhoneNumber(text, country) !== null ? null : 'Invalid phone number';
}

/** A stored number for a form: `+447400123456` is GB and 7400123456. An invalid number keeps its digits. */
export function readPhoneNumber(stored: string | null): PhoneEntry {
  const number = parsed(stored ?? '', DEFAULT_PHONE_COUNTRY);
  return {
    country: number?.country ?? DEFAULT_PHONE_COUNTRY,
    digits: number?.nationalNumber ?? (stored ?? '').replace(/\D/g, ''),
  };
}

/** The digits as written in their country, e.g. `(312) 555-0120`; an invalid number stays as it is. */
export function formatPhoneNumber({ country, digits }: PhoneEntry): string {
  return parsed(digits, country)?.formatNational() ?? digits;
}

/** A stored number for reading, with its country code when that is not 1. */
export function phoneNumberText(stored: string): string {
  const number = parsed(stored, DEFAULT_PHONE_COUNTRY);
  if (!number) return stored;
  return number.countryCallingCode === NORTH_AMERICA ? number.formatNational() : number.formatInternational();
}

/** The digits of a typed text, at most ten, or as many as a number of the country can have. */
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

export const isPhoneCountry = (text: string): text is PhoneCountry => isSupportedCountry(text);

const parsed = (text: string, country: PhoneCountry): PhoneNumber | undefined =>
  PHONE_CHARACTERS.test(text.trim()) ? parsePhoneNumberFromString(text, country) : undefined;
