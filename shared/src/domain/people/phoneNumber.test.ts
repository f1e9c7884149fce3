import { phoneCountries } from './phoneCountries';
import {
  formatPhoneNumber,
  phoneNumberProblem,
  phoneNumberText,
  readPhoneNumber,
  storedPhoneNumber,
  typedPhoneDigits,
} from './phoneNumber';

it.each([
  ['3125550120', '3125550120'],
  ['(312) 555-0120', '3125550120'],
  ['312.555.0120', '3125550120'],
  ['+1 312 555 0120', '3125550120'],
  ['13125550120', '3125550120'],
  ['6135550123', '6135550123'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is kept as %s', (text, stored) => {
  expect(storedPhoneNumber(text)).toBe(stored);
  expect(phoneNumberProblem(text)).toBeNull();
});

it.each([
  ['7400123456', 'GB', '+447400123456'],
  ['07400 123456', 'GB', '+447400123456'],
  ['13912345678', 'CN', '+8613912345678'],
  ['0612345678', 'FR', '+33612345678'],
  ['3125550120', 'CA', '3125550120'],
] as const)('%s in %s is kept as %s', (text, country, stored) => {
  expect(storedPhoneNumber(text, country)).toBe(stored);
});

it.each([
  '312555012',
  '31255501200',
  '1125550120',
  '3120550120',
  '5555550123',
  '312555012o',
  '3',
  '+',
  '7400123456',
])('%s is no number of the United States', (text) => {
  expect(storedPhoneNumber(text)).toBeNull();
  expect(phoneNumberProblem(text)).toBe('Invalid phone number');
});

it('a number of the United States is none in France', () => {
  expect(phoneNumberProblem('3125550120', 'FR')).toBe('Invalid phone number');
});

it.each(['', '  '])('no number at all (%p) is fine', (text) => {
  expect(phoneNumberProblem(text)).toBeNull();
});

it.each([
  [null, 'US', ''],
  ['3125550120', 'US', '3125550120'],
  ['6135550123', 'CA', '6135550123'],
  ['+447400123456', 'GB', '7400123456'],
  ['call me', 'US', ''],
  ['12', 'US', '12'],
])('the kept number %p stands in the form as %s %s', (stored, country, digits) => {
  expect(readPhoneNumber(stored)).toEqual({ country, digits });
});

it('is written as in its country', () => {
  expect(formatPhoneNumber({ country: 'US', digits: '3125550120' })).toBe('(312) 555-0120');
  expect(formatPhoneNumber({ country: 'GB', digits: '7400123456' })).toBe('07400 123456');
  expect(formatPhoneNumber({ country: 'US', digits: '3' })).toBe('3');
  expect(formatPhoneNumber({ country: 'US', digits: '' })).toBe('');
  expect(phoneNumberText('3125550120')).toBe('(312) 555-0120');
  expect(phoneNumberText('+447400123456')).toBe('+44 7400 123456');
  expect(phoneNumberText('call me')).toBe('call me');
});

it.each([
  ['31255501201', 'US', '3125550120'],
  ['31255501201', 'CA', '3125550120'],
  ['312-555 0a', 'US', '3125550'],
  ['07400123456', 'GB', '07400123456'],
  ['74001234567', 'GB', '7400123456'],
  ['13912345678', 'CN', '13912345678'],
  ['', 'US', ''],
] as const)('of %s typed in %s the digits %s are taken', (text, country, digits) => {
  expect(typedPhoneDigits(text, country)).toBe(digits);
});

it('knows the countries by name, code and ISO code', () => {
  expect(phoneCountries.length).toBeGreaterThan(200);
  expect(phoneCountries).toContainEqual({ country: 'United States', code: '1', iso: 'US' });
  expect(phoneCountries).toContainEqual({ country: 'United Kingdom', code: '44', iso: 'GB' });
});
