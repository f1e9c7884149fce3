import { phoneNumberProblem, usPhoneDigits } from './phoneNumber';

it.each([
  ['3125550120', '3125550120'],
  ['(312) 555-0120', '3125550120'],
  ['312.555.0120', '3125550120'],
  ['+1 312 555 0120', '3125550120'],
  ['13125550120', '3125550120'],
])('%s is the number %s', (text, digits) => {
  expect(usPhoneDigits(text)).toBe(digits);
  expect(phoneNumberProblem(text)).toBeNull();
});

it.each(['312555012', '31255501200', '1125550120', '3120550120', '+44 20 7946 0958', '312555012o', '3'])(
  '%s is no US number',
  (text) => {
    expect(usPhoneDigits(text)).toBeNull();
    expect(phoneNumberProblem(text)).toBe('Invalid phone number');
  },
);

it.each(['', '  '])('no number at all (%p) is fine', (text) => {
  expect(phoneNumberProblem(text)).toBeNull();
});
