import { heightInchesOf, toHeightEntry } from './heightEntry';

const feet = (feetText: string, inches: string) => ({ unit: 'in', feet: feetText, inches }) as const;
const cm = (centimetres: string) => ({ unit: 'cm', centimetres }) as const;

it.each([
  [feet('5', '6'), 66],
  [feet('6', ''), 72],
  [feet('', '60'), undefined],
  [feet('5', '11.5'), 71.5],
  [feet('', ''), null],
  [feet('5', '12'), undefined],
  [feet('5', '-1'), undefined],
  [feet('11', '0'), undefined],
  [feet('0', '0'), undefined],
  [feet('0', '3'), undefined],
  [feet('1', '11.9'), undefined],
  [feet('2', '0'), 24],
  [feet('5.5', ''), undefined],
  [feet('5.5', '6'), undefined],
  [feet('9', '0'), 108],
  [feet('9', '0.5'), undefined],
  [feet('five', ''), undefined],
  [cm('168'), 66.14],
  [cm(' '), null],
  [cm('400'), undefined],
  [cm('60'), undefined],
  [cm('1e2'), undefined],
])('%j is %p inches', (entry, inches) => {
  expect(heightInchesOf(entry)).toBe(inches);
});

it.each([
  [66, 'in', feet('5', '6')],
  [71.96, 'in', feet('6', '0')],
  [70.5, 'in', feet('5', '10.5')],
  [null, 'in', feet('', '')],
  [66.14, 'cm', cm('168')],
  [null, 'cm', cm('')],
] as const)('%p inches stand in the form in %s as %j', (inches, unit, entry) => {
  expect(toHeightEntry(inches, unit)).toEqual(entry);
});

it('keeps every centimetre a person can be tall', () => {
  for (let centimetres = 61; centimetres <= 274; centimetres += 1) {
    const entry = cm(String(centimetres));
    expect(toHeightEntry(heightInchesOf(entry) ?? null, 'cm')).toEqual(entry);
  }
});
