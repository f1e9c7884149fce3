import { initialForm, ruleOf, weeksOf, withRotation, withWeeks } from './scheduleForm';

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
