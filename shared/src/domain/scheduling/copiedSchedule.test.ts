import fc from 'fast-check';
import { DAYS_OF_WEEK } from '../../contracts/scheduling/daysOfWeek';
import { addDays } from '../dates/calendarDates';
import { copiedSchedule } from './copiedSchedule';
import { expandRepetition } from './repetition';

const SUNDAY = '2028-02-27';
const copied = (...days: readonly [date: string, workoutId: number][]) =>
  copiedSchedule(days.map(([date, workoutId]) => ({ date, workoutId })));

it('one day is done once', () => {
  expect(copied([SUNDAY, 1], [SUNDAY, 2])).toEqual({
    startDate: SUNDAY,
    endDate: SUNDAY,
    repetition: 'once',
    workouts: [
      { workoutId: 1, daysOfWeek: [], skippedDates: [] },
      { workoutId: 2, daysOfWeek: [], skippedDates: [] },
    ],
    days: [
      { date: SUNDAY, index: 0 },
      { date: SUNDAY, index: 1 },
    ],
  });
});

it('leaves out the days of its rule on which nothing was copied', () => {
  const { workouts } = copied(['2028-02-28', 1], ['2028-03-13', 1], ['2028-03-01', 2]);
  expect(workouts).toEqual([
    { workoutId: 1, daysOfWeek: [1], skippedDates: ['2028-03-06'] },
    { workoutId: 2, daysOfWeek: [3], skippedDates: ['2028-03-08'] },
  ]);
});

it('a workout that is on a day twice is two workouts of the schedule', () => {
  expect(copied([SUNDAY, 1], [SUNDAY, 1], ['2028-03-05', 1]).days.map(({ index }) => index)).toEqual([
    0, 1, 0,
  ]);
});

it('its rule without the days left out makes exactly the days that were copied', () => {
  const day = fc.record({ date: fc.nat(40).map((days) => addDays(SUNDAY, days)), workoutId: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 30 }), (days) => {
      const { startDate, endDate, repetition, workouts, days: placed } = copiedSchedule(days);
      const rule = {
        startDate,
        endDate: repetition === 'once' ? null : endDate,
        isProgram: false,
        workouts: workouts.map(({ workoutId, daysOfWeek }) => ({
          name: String(workoutId),
          days_of_week: daysOfWeek.flatMap((number) => DAYS_OF_WEEK[number] ?? []),
        })),
      };
      const expanded = expandRepetition(rule).filter(
        ({ date, index }) => !workouts[index]?.skippedDates.includes(date),
      );
      const text = (all: typeof expanded) => all.map(({ date, index }) => `${date} ${index}`).sort();
      expect(text(expanded)).toEqual(text([...placed]));
      const named = placed.map(({ date, index }) => `${date} ${workouts[index]?.workoutId}`).sort();
      expect(named).toEqual(days.map(({ date, workoutId }) => `${date} ${workoutId}`).sort());
    }),
  );
});
