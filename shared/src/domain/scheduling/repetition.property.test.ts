import fc from 'fast-check';
import { DAYS_OF_WEEK } from '../../contracts/scheduling/daysOfWeek';
import { addDays, addMonths, weekday } from '../dates/calendarDates';
import {
  endForRepeat,
  endProblem,
  expandRepetition,
  LONGEST_SPAN_MONTHS,
  type RepeatedDay,
  type RepetitionRule,
  runProblem,
  startNotInPast,
  startProblem,
} from './repetition';

const RUNS = 10_000;
const FIRST_DAY = '1999-12-01';

const date = fc.nat(20_000).map((days) => addDays(FIRST_DAY, days));
const workout = fc.record({
  name: fc.constantFrom('Push', 'Pull', 'Legs'),
  days_of_week: fc.subarray([...DAYS_OF_WEEK]),
});
const rules: fc.Arbitrary<RepetitionRule> = fc
  .record({
    startDate: date,
    span: fc.option(fc.integer({ min: -2, max: 120 }), { freq: 4 }),
    isProgram: fc.boolean(),
    isRotation: fc.boolean(),
    workouts: fc.array(workout, { maxLength: 6 }),
  })
  .map(({ span, ...rule }) => ({ ...rule, endDate: span === null ? null : addDays(rule.startDate, span) }));

/** The rule from the other side: each workout is asked for its days, not each day for its workouts. */
function expected({ startDate, endDate, isProgram, isRotation, workouts }: RepetitionRule) {
  const last = endDate ?? (isProgram ? addDays(startDate, 6) : startDate);
  const all = workouts
    .flatMap(({ days_of_week }, index) => {
      if (endDate === null && (!isProgram || days_of_week.length === 0)) return [{ date: startDate, index }];
      return days_of_week.flatMap((day) => {
        const first = addDays(startDate, (Number(day) - weekday(startDate) + 7) % 7);
        const days: { date: string; index: number }[] = [];
        for (let due = first; due <= last; due = addDays(due, 7)) days.push({ date: due, index });
        return days;
      });
    })
    .sort((a, b) => (a.date === b.date ? a.index - b.index : a.date < b.date ? -1 : 1));
  if (endDate === null || !isRotation) return all;
  const trainingDays = [...new Set(all.map((day) => day.date))];
  return trainingDays.map((day, nth) => ({ date: day, index: nth % workouts.length }));
}

const liesWithin = ({ startDate, endDate }: RepetitionRule, due: string) =>
  due >= startDate && (endDate === null || due <= endDate);

const isChosen = ({ endDate, isRotation, workouts }: RepetitionRule, { date: due, index }: RepeatedDay) =>
  endDate === null ||
  isRotation ||
  workouts[index]?.days_of_week.some((day) => Number(day) === weekday(due)) === true;

it('in 10,000 random schedules no day is outside, unwanted, missing, twice or out of order', () => {
  const property = fc.property(rules, (rule) => {
    const days = expandRepetition(rule);
    return (
      days.every((day) => liesWithin(rule, day.date) && isChosen(rule, day)) &&
      JSON.stringify(days) === JSON.stringify(expected(rule)) &&
      (runProblem(rule) !== null || days.length > 0)
    );
  });
  expect(fc.check(property, { numRuns: RUNS, seed: 20_280_229 }).counterexample).toBeNull();
});

it('what a dialog opens with has no wrong date', () => {
  const property = fc.property(date, date, fc.option(date), (today, chosen, end) => {
    const startDate = startNotInPast(chosen, today);
    const endDate = endForRepeat(startDate, end);
    const isNear = startDate <= addMonths(today, LONGEST_SPAN_MONTHS);
    const isShort = endDate <= addMonths(startDate, LONGEST_SPAN_MONTHS);
    return (
      (!isNear || startProblem(startDate, today) === null) &&
      (!isShort || endProblem({ startDate, endDate }) === null)
    );
  });
  expect(fc.check(property, { numRuns: RUNS, seed: 20_280_301 }).counterexample).toBeNull();
});
