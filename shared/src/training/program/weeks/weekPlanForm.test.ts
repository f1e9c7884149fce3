import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import { deloadChange } from '@formline/shared/domain/training/weekChanges';
import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import { toProgramDraft } from '../draft/programDraft';
import {
  decimalsOf,
  isWeekPlanRight,
  toWeekPlan,
  toWeekPlanForm,
  type WeekPlanForm,
  weekPlanProblems,
  withDeload,
  withNewChange,
  withRow,
} from './weekPlanForm';

const heavier: WeekChange = {
  figure: 'weight',
  change: 5,
  is_percent: false,
  first_week: 2,
  last_week: 6,
  every_weeks: 1,
  is_growing: true,
  exercise_id: 3,
};
const draft = toProgramDraft(
  buildProgram({
    week_count: 6,
    week_changes: [deloadChange(4, 40)],
    workouts: [{ ...buildWorkoutSummary({ id: 1, key: '11' }), days_of_week: [], week_changes: [heavier] }],
  }),
);
const empty: WeekPlanForm = { weekCount: null, rows: [] };
const rowOf = (form: WeekPlanForm) => {
  const [row] = form.rows;
  if (!row) throw new Error('There is no row.');
  return row;
};

it('shows what is stored, in the trainer’s unit, and stores it again', () => {
  for (const unit of ['lb', 'kg'] as const) {
    const form = toWeekPlanForm(draft, unit);
    const { ofAll, ofWorkouts, weekCount } = toWeekPlan(form, unit);
    expect(weekCount).toBe(6);
    expect(ofAll).toEqual(draft.weekChanges);
    const [stored] = ofWorkouts.get('11') ?? [];
    expect({ ...stored, change: Math.round(stored?.change ?? 0) }).toEqual(heavier);
  }
  expect(toWeekPlanForm(draft, 'kg').rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sets-', 40],
    ['weight+', 2.27],
  ]);
});

it('starts with more weight each week, in weeks that the program gets by it', () => {
  const form = withNewChange(empty, 'kg');
  expect(form.weekCount).toBe(4);
  expect(rowOf(form)).toMatchObject({
    kind: 'weight+',
    amount: 2.5,
    firstWeek: 2,
    lastWeek: null,
    isGrowing: true,
  });
});

it('makes every fourth week easier, or the last one of fewer', () => {
  const [long, short] = [
    { ...empty, weekCount: 12 },
    { ...empty, weekCount: 3 },
  ]
    .map(withDeload)
    .map(rowOf);
  expect(long).toMatchObject({ kind: 'sets-', amount: 40, isPercent: true, firstWeek: 4, lastWeek: null });
  expect(short).toMatchObject({ firstWeek: 3, lastWeek: null, everyWeeks: 4 });
});

it('forgets the exercise when another workout is chosen', () => {
  const form = toWeekPlanForm(draft, 'lb');
  const row = { ...rowOf({ ...form, rows: form.rows.slice(1) }), workoutKey: null };
  expect(withRow(form, row).rows[1]).toMatchObject({ workoutKey: null, exerciseId: null });
});

it.each([
  [{ amount: null }, 'amount'],
  [{ amount: 0 }, 'amount'],
  [{ amount: 1001 }, 'amount'],
  [{ amount: NaN }, 'amount'],
  [{ firstWeek: 0 }, 'firstWeek'],
  [{ lastWeek: 106 }, 'lastWeek'],
  [{ firstWeek: 5, lastWeek: 4 }, 'lastWeek'],
])('with %j it asks for another %s, and leaves the change out of the table', (typed, field) => {
  const form = withNewChange(empty, 'lb');
  const wrong = withRow(form, { ...rowOf(form), ...typed });
  const problems = weekPlanProblems(wrong);
  expect(Object.keys(problems.rows[0] ?? {})).toEqual([field]);
  expect(isWeekPlanRight(problems)).toBe(false);
  expect(toWeekPlan(wrong, 'lb').ofAll).toEqual([]);
});

it('has at most 52 weeks', () => {
  expect(weekPlanProblems({ ...empty, weekCount: 53 }).weekCount).toBe('Enter 1 to 52 weeks');
  expect(isWeekPlanRight(weekPlanProblems({ ...empty, weekCount: 52 }))).toBe(true);
});

it('counts sets and repetitions in whole numbers', () => {
  expect(decimalsOf({ kind: 'reps-', isPercent: false })).toBe(0);
  expect(decimalsOf({ kind: 'reps-', isPercent: true })).toBe(2);
  expect(decimalsOf({ kind: 'weight+', isPercent: false })).toBe(2);
});
