import { assessmentNames } from '@formline/shared/contracts/records/performanceAssessments';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { buildAssessment } from '../../testing/healthBuilders';
import { assessmentValidation } from './assessment.validation';
import { assessmentChange, earlierResults, newAssessments, startValues } from './assessmentForm';

const today = '2026-06-14';
const empty = startValues(null, { unit: 'lb', today });

it('begins empty, today', () => {
  const { date, unit, ...results } = empty;
  expect([date, unit]).toEqual(['06/14/2026', 'lb']);
  expect(Object.values(results).join('')).toBe('');
  expect(Object.keys(results).toSorted()).toEqual(assessmentNames.toSorted());
});

it('sends what was typed as seconds, counts and pounds, and nothing of empty fields', () => {
  const typed = { one_mile_run: '8:18', one_minute_squats: '31', bench: '60,5' };
  const { date, assessments } = newAssessments({ ...empty, ...typed, unit: 'kg' });
  expect(date).toBe(today);
  expect(assessments.slice(0, 2)).toEqual([
    { name: 'one_mile_run', value: 498 },
    { name: 'one_minute_squats', value: 31 },
  ]);
  expect(assessments.slice(2)).toEqual([{ name: 'bench', value: convertWeight(60.5, 'kg', 'lb') }]);
});

it('changes nothing by opening and saving, 10,000 times in both systems', () => {
  const values = Array.from({ length: 5000 }, (_, index) => 1 + index * 0.3713);
  const changed = values.filter((value) =>
    (['lb', 'kg'] as const).some((unit) => {
      const bench = buildAssessment('bench', '2026-06-01', value);
      const sent = assessmentChange(bench, startValues(bench, { unit, today }));
      return sent.assessments[0]?.value !== value;
    }),
  );
  expect(changed).toEqual([]);
});

it('shows again what was typed, after it was stored in other units', () => {
  const typed = Array.from({ length: 9068 }, (_, index) => String((index + 5) / 10));
  const changed = typed.filter((text) => {
    const [sent] = newAssessments({ ...empty, squat: text, unit: 'kg' }).assessments;
    // A column of PostgreSQL's type real.
    const stored = buildAssessment('squat', today, Math.fround(sent?.value ?? 0));
    return startValues(stored, { unit: 'kg', today }).squat !== text;
  });
  expect(changed).toEqual([]);
});

it.each([
  ['one_mile_run', '818', 'lb', 'Enter a time such as 8:18 or 1:58.5, from 3:20 to 60:00.'],
  ['one_mile_run', '1:30', 'lb', 'Enter a time such as 8:18 or 1:58.5, from 3:20 to 60:00.'],
  ['one_minute_pushups', '30.5', 'lb', 'Enter a whole number from 0 to 300.'],
  ['three_minute_step', '20', 'lb', 'Enter a whole number from 30 to 250.'],
  ['bench', '0', 'kg', 'Enter a number from 0.5 to 907.2.'],
  ['bench', '907.3', 'kg', 'Enter a number from 0.5 to 907.2.'],
  ['bench', 'heavy', 'lb', 'Enter a number from 1 to 2000.'],
  ['date', '06/15/2026', 'lb', 'Enter a day up to today, as MM/DD/YYYY.'],
] as const)('refuses %s %p in %s with a sentence', async (name, text, unit, sentence) => {
  const validation = assessmentValidation({ unit, today, known: null });
  await expect(validation.validate({ ...empty, [name]: text })).rejects.toThrow(sentence);
});

it('accepts the bounds, and an empty field only where nothing was recorded', async () => {
  const values = { ...empty, squat: '907.2', bench: '0.5', one_mile_run: '60:00', one_minute_squats: '0' };
  await expect(
    assessmentValidation({ unit: 'kg', today, known: null }).validate(values),
  ).resolves.toBeDefined();
  const [least, most] = newAssessments({ ...values, unit: 'kg' }).assessments.filter(
    ({ name }) => name === 'squat',
  );
  expect([least?.value, most]).toEqual([2000, undefined]);
  const known = buildAssessment('bench', today, 135);
  const emptied = { ...startValues(known, { unit: 'lb', today }), bench: '' };
  await expect(assessmentValidation({ unit: 'lb', today, known }).validate(emptied)).rejects.toThrow(
    'Enter a result.',
  );
});

describe('earlier results', () => {
  const [june, may, april] = (
    [
      [3, '2026-06-01', 500],
      [2, '2026-05-01', 480],
      [1, '2026-04-01', 520],
    ] as const
  ).map(([id, date, value]) => ({ ...buildAssessment('one_mile_run', date, value), id }));
  const all = [june, may, april].filter((result) => result !== undefined);

  it('are the newest and the best up to the day, of another entry', () => {
    expect(earlierResults(all, 'one_mile_run', { date: today, known: null })).toEqual({
      last: june,
      best: may,
    });
    expect(earlierResults(all, 'one_mile_run', { date: '2026-04-30', known: null })).toEqual({
      last: april,
      best: april,
    });
    expect(earlierResults(all, 'one_mile_run', { date: today, known: may ?? null })?.best).toEqual(june);
    expect(earlierResults(all, 'bench', { date: today, known: null })).toBeNull();
  });
});
