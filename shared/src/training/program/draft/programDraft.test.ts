import { MOST_WORKOUTS_OF_PROGRAM } from '@formline/shared/contracts/library/programs';
import { deloadChange } from '@formline/shared/domain/training/weekChanges';
import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import { savedKeysOf, toProgramChange } from './programChange';
import {
  addWorkouts,
  canAutosave,
  categorizeProgram,
  completeDraft,
  countTrainingDays,
  emptyProgramDraft,
  isSameProgram,
  moveWorkout,
  type ProgramDraft,
  planWeeks,
  removeWorkout,
  renameProgram,
  replaceWorkout,
  restoreWorkout,
  toggleWorkoutDay,
  toProgramDraft,
} from './programDraft';

const keys = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};
const added = (draft: ProgramDraft, ids: readonly number[], at?: number) =>
  addWorkouts(
    draft,
    ids.map((id) => buildWorkoutSummary({ id })),
    { newKey: keys(), ...(at !== undefined && { at }) },
  );
const order = ({ workouts }: ProgramDraft) => workouts.map(({ id }) => id);
const deload = deloadChange(4, 40);
const power = { id: 7, label: 'Power' };
const fitness = { id: 2, label: 'General Fitness' };

describe('workouts', () => {
  it('are added at the end, or where they were dropped', () => {
    expect(order(added(added(emptyProgramDraft, [1, 2]), [3, 4]))).toEqual([1, 2, 3, 4]);
    expect(order(added(added(emptyProgramDraft, [1, 2]), [3, 4], 1))).toEqual([1, 3, 4, 2]);
  });

  it('may stand in a program twice, each place with a key of its own', () => {
    const { workouts } = added(emptyProgramDraft, [1, 1]);
    expect(workouts.map(({ key }) => key)).toEqual(['new-1', 'new-2']);
  });

  it('stay outside when the program is full', () => {
    const full = added(emptyProgramDraft, new Array<number>(MOST_WORKOUTS_OF_PROGRAM + 5).fill(1));
    expect(full.workouts).toHaveLength(MOST_WORKOUTS_OF_PROGRAM);
    expect(added(full, [2])).toBe(full);
  });

  it('are removed by their place, not by their id', () => {
    const { workouts } = removeWorkout(added(emptyProgramDraft, [1, 1]), 'new-1');
    expect(workouts.map(({ key }) => key)).toEqual(['new-2']);
  });

  it('come back to where they were removed from, once', () => {
    const draft = added(emptyProgramDraft, [1, 2, 3]);
    const second = draft.workouts.slice(1, 2);
    const without = removeWorkout(draft, 'new-2');
    const restored = second.reduce((known, workout) => restoreWorkout(known, workout, 1), without);
    expect(restored).toEqual(draft);
    expect(second.reduce((known, workout) => restoreWorkout(known, workout, 1), restored)).toBe(restored);
  });

  it.each([
    ['new-1', 2, [2, 3, 1]],
    ['new-3', 0, [3, 1, 2]],
    ['new-1', 99, [2, 3, 1]],
    ['new-2', 1, [1, 2, 3]],
  ])('move: %s to place %i', (key, to, result) => {
    expect(order(moveWorkout(added(emptyProgramDraft, [1, 2, 3]), key, to))).toEqual(result);
  });

  it('that do not move leave the draft as it is', () => {
    const draft = added(emptyProgramDraft, [1, 2]);
    expect(moveWorkout(draft, 'new-2', 9)).toBe(draft);
    expect(moveWorkout(draft, 'nowhere', 0)).toBe(draft);
  });

  it('get days and lose them, in the order of the week', () => {
    const draft = added(emptyProgramDraft, [1]);
    const days = toggleWorkoutDay(toggleWorkoutDay(draft, 'new-1', '5'), 'new-1', '0');
    expect(days.workouts[0]?.days_of_week).toEqual(['0', '5']);
    expect(countTrainingDays(days)).toBe(2);
    expect(toggleWorkoutDay(days, 'new-1', '5').workouts[0]?.days_of_week).toEqual(['0']);
  });

  it('on the same day of the week are one training day', () => {
    const draft = added(emptyProgramDraft, [1, 2]);
    const [first = '', second = ''] = draft.workouts.map(({ key }) => key);
    const days = toggleWorkoutDay(toggleWorkoutDay(draft, first, '1'), second, '1');
    expect(countTrainingDays(days)).toBe(1);
    expect(countTrainingDays(toggleWorkoutDay(days, second, '3'))).toBe(2);
  });

  it('are replaced with place and days kept', () => {
    const draft = toggleWorkoutDay(added(emptyProgramDraft, [1]), 'new-1', '3');
    const [replaced] = replaceWorkout(draft, 'new-1', buildWorkoutSummary({ id: 9, key: '9' })).workouts;
    expect(replaced).toMatchObject({ id: 9, key: 'new-1', days_of_week: ['3'] });
  });
});

it('planned over weeks keeps their changes with the workout they belong to', () => {
  const plan = { weekCount: 4, ofAll: [deload], ofWorkouts: new Map([['new-1', [deload]]]) };
  const planned = moveWorkout(planWeeks(added(emptyProgramDraft, [1, 2]), plan), 'new-1', 1);
  const replaced = replaceWorkout(planned, 'new-1', buildWorkoutSummary({ id: 9 }));
  expect(toProgramChange(replaced, new Map())).toMatchObject({
    week_count: 4,
    week_changes: [deload],
    workouts: [{ id: 2 }, { id: 9, week_changes: [deload] }],
  });
  expect(planWeeks(planned, { ...plan, ofWorkouts: new Map() }).workouts[1]?.week_changes).toBeUndefined();
});

it('planned over weeks as it was stays the same draft', () => {
  const draft = added(emptyProgramDraft, [1]);
  expect(planWeeks(draft, { weekCount: null, ofAll: [], ofWorkouts: new Map() })).toBe(draft);
});

describe('a program without name and category', () => {
  const now = { date: '2028-03-15', time: '09:05:00' };

  it('gets them when workouts are added', () => {
    const { name, category } = completeDraft(emptyProgramDraft, [power, fitness], now);
    expect(name).toBe('New Program 03/15/2028 09:05:00');
    expect(category).toEqual(fitness);
  });

  it('keeps what it has', () => {
    const draft = categorizeProgram(renameProgram(emptyProgramDraft, 'Fast Legs'), power);
    expect(completeDraft(draft, [power, fitness], now)).toBe(draft);
  });

  it('is not saved by itself', () => {
    const named = renameProgram(emptyProgramDraft, 'Fast Legs');
    expect(canAutosave(named)).toBe(false);
    expect(canAutosave(categorizeProgram(emptyProgramDraft, power))).toBe(false);
    expect(canAutosave(categorizeProgram(renameProgram(emptyProgramDraft, '  '), power))).toBe(false);
    expect(canAutosave(categorizeProgram(named, power))).toBe(true);
  });
});

describe('what was changed', () => {
  const saved = toProgramDraft(
    buildProgram({
      name: 'Base',
      workouts: [
        { ...buildWorkoutSummary({ id: 1, key: '11' }), days_of_week: ['1'] },
        { ...buildWorkoutSummary({ id: 2, key: '12' }), days_of_week: [] },
      ],
    }),
  );

  it.each([
    ['the name', renameProgram(saved, 'Base 2')],
    ['the category', categorizeProgram(saved, power)],
    ['the number of weeks', planWeeks(saved, { weekCount: 4, ofAll: [], ofWorkouts: new Map() })],
    [
      'what is different in a week',
      planWeeks(saved, { weekCount: null, ofAll: [deload], ofWorkouts: new Map() }),
    ],
    [
      'what is different in a week of a workout',
      planWeeks(saved, { weekCount: null, ofAll: [], ofWorkouts: new Map([['11', [deload]]]) }),
    ],
    ['the days', toggleWorkoutDay(saved, '11', '2')],
    ['the order', moveWorkout(saved, '12', 0)],
    ['a workout less', removeWorkout(saved, '11')],
    ['a workout more', added(saved, [3])],
    ['another workout in a place', replaceWorkout(saved, '11', buildWorkoutSummary({ id: 5 }))],
  ])('%s', (_what, draft) => {
    expect(isSameProgram(draft, saved)).toBe(false);
  });

  it('is nothing once it is changed back', () => {
    expect(isSameProgram(toggleWorkoutDay(toggleWorkoutDay(saved, '11', '2'), '11', '2'), saved)).toBe(true);
    expect(isSameProgram(renameProgram(saved, ' Base '), saved)).toBe(true);
  });
});

describe('what is sent', () => {
  it('names places as the server does and leaves new ones to it', () => {
    const draft = added(
      toProgramDraft(
        buildProgram({ workouts: [{ ...buildWorkoutSummary({ id: 1, key: '11' }), days_of_week: ['1'] }] }),
      ),
      [2],
    );
    expect(toProgramChange(draft, new Map([['11', '11']]))).toEqual({
      name: 'Program 1',
      description: '',
      program_category_id: 2,
      week_count: null,
      week_changes: [],
      workouts: [
        { id: 1, key: '11', days_of_week: ['1'] },
        { id: 2, days_of_week: [] },
      ],
    });
  });

  it('is answered with keys that find their places by the order', () => {
    const sent = added(emptyProgramDraft, [1, 2]);
    const answer = buildProgram({
      workouts: [
        { ...buildWorkoutSummary({ id: 1, key: '31' }), days_of_week: [] },
        { ...buildWorkoutSummary({ id: 2, key: '32' }), days_of_week: [] },
      ],
    });
    expect([...savedKeysOf(sent, answer)]).toEqual([
      ['new-1', '31'],
      ['new-2', '32'],
    ]);
  });
});
