import { optionalNumberEntry } from '../../../components/number-entry/numberEntry.validation';
import { ageEntry, heightEntries, integerEntry, numberEntry, weightEntry } from './entries.validation';

const limits = { from: 1, to: 36 };

it.each([
  ['number', numberEntry('Load', limits)],
  ['whole number', integerEntry('Load', limits)],
  ['weight', weightEntry()],
  ['age', ageEntry(18)],
  ['height in feet', heightEntries('in')['feet']],
  ['height in centimetres', heightEntries('cm')['centimetres']],
])('takes spaces for an empty field: %s', (_kind, entry) => {
  expect(entry?.isValidSync(' ')).toBe(false);
  expect(entry?.isValidSync('')).toBe(false);
});

it('lets spaces stand in a field that may be left out, and around a number', () => {
  expect(optionalNumberEntry('Load', limits).isValidSync('  ')).toBe(true);
  expect(numberEntry('Load', limits).isValidSync(' 12,5 ')).toBe(true);
  expect(numberEntry('Load', limits).isValidSync(' 37 ')).toBe(false);
});
