import {
  datesOf,
  initialForm,
  ruleOf,
  weeksOf,
  withMode,
  withRotation,
  withStart,
  withWeeks,
} from './scheduleForm';

const form = (endDate?: string) =>
  initialForm({ workouts: [], modes: 'repeat-only', startDate: '2026-11-25', endDate, today: '2026-11-20' });

it('a number of weeks sets the end, and follows from it', () => {
  const six = withWeeks(form(), 6);
  expect(six.endText).toBe('01/05/2027');
  expect(weeksOf(six)).toBe(6);
  expect(weeksOf(form('2026-12-01'))).toBe(1);
});

it('other spans are no number of weeks, and without a number the end is to be entered', () => {
  expect(weeksOf(form('2026-12-02'))).toBeNull();
  expect(withWeeks(form(), null).endText).toBe('');
  expect(withWeeks(form(), 0).endText).toBe('');
  expect(weeksOf({ ...form(), startText: '' })).toBeNull();
});

it('keeps weeks that are no number as they were typed, until there is an end again', () => {
  const wrong = withWeeks(form(), NaN);
  expect([weeksOf(wrong), wrong.endText]).toEqual([NaN, '']);
  expect(weeksOf(withStart(wrong, '12/09/2026'))).toBeNaN();
  expect(weeksOf(withMode(withMode(wrong, false), true))).toBeNull();
  const started = withStart(withWeeks({ ...form(), startText: '' }, 6), '12/09/2026');
  expect(started.endText).toBe('01/19/2027');
});

it('in rotation each workout has the days of all', () => {
  const workouts = [
    { key: 'a', name: 'A', days_of_week: ['1', '3'] as const },
    { key: 'b', name: 'B', days_of_week: ['5'] as const },
  ];
  const opening = { workouts, modes: 'repeat-only', startDate: '2026-11-25', today: '2026-11-20' } as const;
  const rotating = withRotation(initialForm(opening), true);
  const rule = ruleOf(rotating, workouts);
  expect(rule?.isRotation).toBe(true);
  expect(rule?.workouts.map(({ days_of_week }) => days_of_week.join())).toEqual(['1,3,5', '1,3,5']);
  expect(withRotation(rotating, false).isRotation).toBe(false);
});

it('an end that was chosen in weeks follows a new start, once that is whole', () => {
  const typed = ['12/0', '12/09/2026'].reduce(withStart, withWeeks(form(), 6));
  expect(weeksOf(typed)).toBe(6);
  const byDate = { ...withWeeks(form(), 6), chosenWeeks: null };
  expect(weeksOf(withStart(byDate, '12/09/2026'))).not.toBe(6);
});

it('a program that is planned over weeks is repeated for as many', () => {
  const planned = initialForm({
    workouts: [],
    modes: 'once-or-repeat',
    startDate: '2026-12-02',
    weekCount: 6,
    today: '2026-12-01',
  });
  expect(planned.isRepeat).toBe(true);
  expect(weeksOf(planned)).toBe(6);
});

it('deload weeks are sent as a change of the sets, unless nothing is repeated', () => {
  const deload = { ...form(), deload: { everyWeeks: 4, percent: 40 } };
  const rule = { startDate: '2026-12-01', endDate: '2027-01-31', isProgram: false, workouts: [] };
  expect(datesOf(rule, deload).week_changes).toMatchObject([
    { figure: 'sets', change: -40, is_percent: true, first_week: 4, every_weeks: 4 },
  ]);
  expect(datesOf({ ...rule, endDate: null }, deload)).not.toHaveProperty('week_changes');
  expect(datesOf(rule, form())).not.toHaveProperty('week_changes');
});
