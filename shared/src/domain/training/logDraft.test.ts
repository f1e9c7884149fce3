import type { LoggedExercise, LoggedSet } from '../../contracts/records/loggedWorkouts';
import { buildWorkoutExercise, buildWorkoutRoutine } from '../../testing/buildWorkout';
import {
  blocksOf,
  countChanges,
  draftOf,
  hasAllOf,
  hasSameOpenSets,
  isSameLog,
  logBodyOf,
  type LogDraft,
  logProgress,
  mergeDrafts,
  prescribedSet,
  withOpenSets,
} from './logDraft';

const squat = buildWorkoutExercise({ id: 1, key: 'e1', name: 'Squat', sets: 3, reps: 8, weight: 100 });
const plank = buildWorkoutExercise({ id: 2, key: 'e2', name: 'Plank', reps: null, dur_seconds: 30 });
const circuit = buildWorkoutRoutine([plank], { reps: 2, title: 'Core' });
const sections = [{ id: 1, name: 'Main', exercises: [squat, circuit] }];
const loggedSet = (number: number, given: Partial<LoggedSet> = {}): LoggedSet => ({
  number,
  reps: 8,
  weight: 100,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  effort: null,
  note: null,
  ...given,
});
const logged = (given: Partial<LoggedExercise> = {}): LoggedExercise => ({
  key: 'e1',
  exercise_id: 1,
  name: 'Squat',
  is_done: false,
  note: null,
  sets: [],
  ...given,
});
const logOf = (...exercises: LoggedExercise[]) => ({
  id: 1,
  scheduled_workout_id: 5,
  date: '2026-11-20',
  workout_name: 'Push',
  note: 'Tired',
  exercises,
  is_complete: false,
  version: 3,
});
const empty = draftOf({ sections, log: null });
const tick = (draft: LogDraft, exercise: number, ...numbers: number[]): LogDraft => ({
  ...draft,
  exercises: draft.exercises.map((one, index) =>
    index === exercise
      ? {
          ...one,
          sets: one.sets.map((set) => (numbers.includes(set.number) ? { ...set, isDone: true } : set)),
        }
      : one,
  ),
});
const doneIn = ({ exercises }: LogDraft) =>
  exercises.map(({ sets }) => sets.filter(({ isDone }) => isDone).map(({ number }) => number));

it('has the sets of single exercises and the rounds of supersets and circuits, as prescribed', () => {
  const [main] = sections;
  expect(main && blocksOf(main).map(({ routine, count }) => [routine?.title, count])).toEqual([
    [undefined, 3],
    ['Core', 2],
  ]);
  expect(
    empty.exercises.map(({ sets }) => sets.map((set) => [set.reps, set.weight, set.dur_seconds])),
  ).toEqual([
    [
      [8, 100, null],
      [8, 100, null],
      [8, 100, null],
    ],
    [
      [null, null, 30],
      [null, null, 30],
    ],
  ]);
  expect(logProgress(empty)).toEqual({ done: 0, all: 5 });
  expect(logBodyOf(empty)).toEqual({ note: null, exercises: [] });
});

it('shows what was logged over what is prescribed, by key and else by exercise', () => {
  const log = logOf(
    logged({ key: 'of a copy', note: 'Deep', sets: [loggedSet(2, { reps: 6 }), loggedSet(4)] }),
  );
  const draft = draftOf({ sections, log });
  expect(draft.note).toBe('Tired');
  expect(draft.exercises[0]).toMatchObject({ key: 'e1', note: 'Deep' });
  expect(draft.exercises[0]?.sets.map(({ reps, isDone }) => [reps, isDone])).toEqual([
    [8, false],
    [6, true],
    [8, false],
    [8, true],
  ]);
});

it('keeps what was logged of an exercise that the workout no longer has', () => {
  const draft = draftOf({
    sections,
    log: logOf(logged({ key: 'e9', exercise_id: 9, sets: [loggedSet(1)] })),
  });
  expect(draft.exercises.map(({ exerciseId }) => exerciseId)).toEqual([1, 2, 9]);
  expect(logBodyOf(draft).exercises).toMatchObject([{ key: 'e9', exercise_id: 9, sets: [{ number: 1 }] }]);
});

it('sends what is done or noted, and completes the workout when it is finished', () => {
  const draft = tick(tick(empty, 0, 1, 2, 3), 1, 2);
  expect(logBodyOf({ ...draft, isFinished: true })).toMatchObject({
    is_complete: true,
    exercises: [
      { key: 'e1', is_done: true, sets: [{ number: 1 }, { number: 2 }, { number: 3 }] },
      { key: 'e2', is_done: false, sets: [{ number: 2, dur_seconds: 30 }] },
    ],
  });
  expect(logBodyOf(draft)).not.toHaveProperty('is_complete');
});

const noted = (draft: LogDraft, note: string): LogDraft => ({
  ...draft,
  exercises: draft.exercises.map((one) => ({ ...one, sets: one.sets.map((set) => ({ ...set, note })) })),
});

it('sends the note of a set as the server keeps it', () => {
  const notes = (draft: LogDraft) => logBodyOf(draft).exercises[0]?.sets.map(({ note }) => note);
  expect(notes(noted(tick(empty, 0, 1), ' Left knee '))).toEqual(['Left knee']);
  expect(notes(noted(tick(empty, 0, 1), '  '))).toEqual([null]);
});

it('counts the sets and notes that the server lacks', () => {
  expect(countChanges(empty, empty)).toBe(0);
  const two = tick(empty, 0, 1, 2);
  expect(countChanges(two, empty)).toBe(2);
  expect(countChanges(noted(two, 'Slow'), two)).toBe(2);
  expect(countChanges(tick(empty, 0, 1), two)).toBe(1);
  expect(countChanges({ ...two, note: 'Tired', isFinished: true }, two)).toBe(2);
  expect(countChanges(noted(empty, 'typed, but not done'), empty)).toBe(0);
});

it('keeps the notes of both on the same set', () => {
  const notes = (mine: LogDraft, theirs: LogDraft) => mergeDrafts(mine, theirs).exercises[0]?.sets[0]?.note;
  const [ticked, heavy] = [tick(empty, 0, 1), noted(tick(empty, 0, 1), 'Heavy')];
  expect(notes(noted(ticked, 'Slow'), heavy)).toBe('Slow\nHeavy');
  expect(notes(noted(empty, 'Slow'), heavy)).toBe('Slow\nHeavy');
  expect(notes(ticked, heavy)).toBe('Heavy');
});

it('loses no set of either draft when both are put together, and mine win', () => {
  const heavier = (draft: LogDraft): LogDraft => ({
    ...draft,
    exercises: draft.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((set) => ({ ...set, weight: 110 })),
    })),
  });
  const mine = { ...tick(empty, 0, 1), note: 'Mine' };
  const theirs = { ...heavier(tick(tick(empty, 0, 1, 2), 1, 1)), note: 'Theirs' };
  const both = mergeDrafts(mine, theirs);
  expect(doneIn(both)).toEqual([[1, 2], [1]]);
  expect(both.exercises[0]?.sets.map(({ weight }) => weight)).toEqual([100, 110, 100]);
  expect(both.note).toBe('Mine\nTheirs');
  expect(mergeDrafts(both, theirs).note).toBe('Mine\nTheirs');
});

it('knows whether the other log has anything that its own lacks', () => {
  const more = tick(empty, 0, 1, 2);
  expect(hasAllOf(more, tick(empty, 0, 1))).toBe(true);
  expect(hasAllOf(tick(empty, 0, 1), more)).toBe(false);
  const fewer = {
    ...more,
    exercises: more.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((set) => ({ ...set, reps: 6 })),
    })),
  };
  expect(hasAllOf(more, fewer)).toBe(false);
  expect(hasAllOf(more, { ...empty, note: 'Theirs' })).toBe(false);
});

const typed = (...reps: number[]): LogDraft => ({
  ...empty,
  exercises: empty.exercises.map((one, index) =>
    index === 0
      ? { ...one, sets: reps.map((count, at) => ({ ...prescribedSet(squat, at + 1), reps: count })) }
      : one,
  ),
});

it('knows whether anything was typed that is not done', () => {
  expect(hasSameOpenSets(typed(8, 8, 8), empty)).toBe(true);
  expect(hasSameOpenSets(typed(8, 6, 8), empty)).toBe(false);
  expect(hasSameOpenSets(tick(typed(8, 6, 8), 0, 2), tick(empty, 0, 2))).toBe(true);
});

it('has what is typed in sets that the log lacks', () => {
  const shown = withOpenSets(tick(empty, 0, 2), typed(6, 6, 6, 3));
  expect(shown.exercises[0]?.sets.map(({ reps, isDone }) => [reps, isDone])).toEqual([
    [6, false],
    [8, true],
    [6, false],
    [3, false],
  ]);
});

it('knows its own log again, whatever the database rounds', () => {
  const kilos = (weight: number): LogDraft => ({
    ...empty,
    exercises: empty.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((set) => ({ ...set, weight, isDone: true })),
    })),
  });
  expect(isSameLog(kilos(220.46226218487757), kilos(220.46225))).toBe(true);
  expect(isSameLog(kilos(220.5), kilos(220.4))).toBe(false);
  expect(isSameLog(empty, { ...empty, isFinished: true })).toBe(true);
});
