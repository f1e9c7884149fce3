import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import type { PhoneCountry } from './phoneNumber';

export interface CountryEntry {
  readonly country: string;
  readonly code: string;
  readonly iso: PhoneCountry;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

export const phoneCountries: readonly CountryEntry[] = getCountries()
  .map((iso) => ({ country: names.of(iso) ?? iso, code: getCountryCallingCode(iso), iso }))
  .sort((one, other) => one.country.localeCompare(other.country, 'en'));
