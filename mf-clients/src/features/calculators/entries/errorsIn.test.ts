import { object } from 'yup';
import { optionalNumberEntry } from '../../../components/number-entry/numberEntry.validation';
import { choiceEntry, heightEntries, numberEntry } from './entries.validation';
import { errorsIn, openEntriesIn } from './errorsIn';

const limits = { from: 1, to: 36 };
const schema = object({
  load: numberEntry('Load', limits),
  sex: choiceEntry('Sex'),
  rest: optionalNumberEntry('Rest', limits),
  ...heightEntries('in'),
});

it('names what is missing and what is wrong, a height of two fields once', () => {
  const values = { load: '37', sex: '', rest: '', feet: ' ', inches: '' };
  expect(openEntriesIn(schema, values)).toEqual({ missing: ['Sex', 'Height'], wrong: ['Load'] });
});

it('names nothing when all is right', () => {
  const values = { load: '36', sex: 'male', rest: '', feet: '5', inches: '9' };
  expect(openEntriesIn(schema, values)).toBeNull();
  expect(errorsIn(schema, values)).toEqual({});
});

it('tells the first complaint of each field', () => {
  const values = { load: 'x', sex: '', rest: '0', feet: '5', inches: '9' };
  expect(errorsIn(schema, values)).toEqual({
    load: 'Enter a number, such as 72.5.',
    sex: 'Make a choice.',
    rest: 'Enter a number from 1 to 36.',
  });
});
