import type { LoggedExercise, LoggedSet, WorkoutToLog } from '../../contracts/records/loggedWorkouts';
import type { WorkoutExercise, WorkoutSection } from '../../contracts/library/workoutContent';

/** A set as it is typed: prescribed until it is done. Weight in pounds; NaN is unreadable. */
export interface SetDraft extends LoggedSet {
  readonly isDone: boolean;
}

export interface ExerciseDraft {
  readonly key: string;
  readonly exerciseId: number;
  readonly name: string;
  readonly note: string;
  readonly sets: readonly SetDraft[];
}

export interface LogDraft {
  readonly note: string;
  /** Asks to complete the scheduled workout. */
  readonly isFinished: boolean;
  readonly exercises: readonly ExerciseDraft[];
}

/** Exercises that are done together; a single exercise is a block of one. */
export interface LogBlock {
  readonly key: string;
  /** Null for a single exercise. */
  readonly routine: {
    readonly title: string;
    readonly type: 'super_set' | 'circuit';
    readonly rest: number | null;
  } | null;
  /** Sets of each exercise, or rounds. */
  readonly count: number;
  readonly exercises: readonly WorkoutExercise[];
}

/** The blocks of a section in their order. */
export const blocksOf = ({ exercises }: WorkoutSection): LogBlock[] =>
  exercises.map((item) =>
    item.routine_type === null
      ? { key: item.key, routine: null, count: Math.max(1, item.sets), exercises: [item] }
      : {
          key: item.key,
          routine: { title: item.title, type: item.routine_type, rest: item.rest },
          count: Math.max(1, item.reps),
          exercises: item.compound_routine_exercises.map(({ exercise }) => exercise),
        },
  );

/** What is logged over what is prescribed. Logged exercises that the workout no longer has come last. */
export function draftOf({ sections, log }: Pick<WorkoutToLog, 'sections' | 'log'>): LogDraft {
  const unmatched = [...(log?.exercises ?? [])];
  const placed = sections
    .flatMap(blocksOf)
    .flatMap(({ count, exercises }) => exercises.map((exercise) => ({ count, exercise })));
  const byKey = placed.map(({ exercise }) =>
    takeFrom(unmatched, ({ key, exercise_id: id }) => key === exercise.key && id === exercise.id),
  );
  const exercises = placed.map(({ count, exercise }, index): ExerciseDraft => {
    const logged = byKey[index] ?? takeFrom(unmatched, ({ exercise_id: id }) => id === exercise.id);
    return {
      key: exercise.key,
      exerciseId: exercise.id,
      name: exercise.name,
      note: logged?.note ?? '',
      sets: setsOf(exercise, count, logged?.sets ?? []),
    };
  });
  return {
    note: log?.note ?? '',
    isFinished: false,
    exercises: [...exercises, ...unmatched.flatMap(leftOver)],
  };
}

function takeFrom(
  from: LoggedExercise[],
  matches: (one: LoggedExercise) => boolean,
): LoggedExercise | undefined {
  const index = from.findIndex(matches);
  return index < 0 ? undefined : from.splice(index, 1)[0];
}

function setsOf(exercise: WorkoutExercise, count: number, logged: readonly LoggedSet[]): SetDraft[] {
  const length = Math.max(count, ...logged.map(({ number }) => number));
  return Array.from({ length }, (_, index) => {
    const done = logged.find(({ number }) => number === index + 1);
    return done ? { ...done, isDone: true } : prescribedSet(exercise, index + 1);
  });
}

/** A set that is done exactly as prescribed. */
export const prescribedSet = (
  { reps, weight, dur_seconds, distance, distance_units }: WorkoutExercise,
  number: number,
): SetDraft => ({
  number,
  reps,
  weight,
  dur_seconds,
  distance,
  distance_units,
  effort: null,
  note: null,
  isDone: false,
});

const leftOver = ({ key, exercise_id: exerciseId, name, note, sets }: LoggedExercise): ExerciseDraft[] =>
  exerciseId === null
    ? []
    : [{ key, exerciseId, name, note: note ?? '', sets: sets.map((set) => ({ ...set, isDone: true })) }];

/** Both drafts in one: a set that is done in `mine` wins, then one that is done in `theirs`. */
export function mergeDrafts(mine: LogDraft, theirs: LogDraft): LogDraft {
  const others = [...theirs.exercises];
  const take = (wanted: ExerciseDraft) => {
    const byKey = others.findIndex(({ key }) => key === wanted.key);
    const index = byKey < 0 ? others.findIndex(({ exerciseId }) => exerciseId === wanted.exerciseId) : byKey;
    return index < 0 ? undefined : others.splice(index, 1)[0];
  };
  const exercises = mine.exercises.map((exercise) => mergeExercise(exercise, take(exercise)));
  const onlyTheirs = others.filter(({ note, sets }) => note !== '' || sets.some(({ isDone }) => isDone));
  return {
    note: mergeNotes(mine.note, theirs.note),
    isFinished: mine.isFinished || theirs.isFinished,
    exercises: [...exercises, ...onlyTheirs],
  };
}

function mergeExercise(mine: ExerciseDraft, theirs: ExerciseDraft | undefined): ExerciseDraft {
  if (!theirs) return mine;
  const length = Math.max(mine.sets.length, theirs.sets.length);
  const sets = Array.from({ length }, (_, index) => {
    const [own, other] = [mine.sets[index], theirs.sets[index]];
    const kept = other?.isDone && !own?.isDone ? other : (own ?? other);
    return kept && { ...kept, note: mergeNotes(own?.note ?? '', other?.note ?? '') || null };
  });
  return {
    ...mine,
    note: mergeNotes(mine.note, theirs.note),
    sets: sets.filter((set) => set !== undefined),
  };
}

const mergeNotes = (mine: string, theirs: string): string =>
  mine === theirs || theirs === '' || mine.includes(theirs)
    ? mine
    : mine === ''
      ? theirs
      : `${mine}\n${theirs}`;

/** The body of the call: only what was done or noted. */
export function logBodyOf(draft: LogDraft) {
  return {
    note: draft.note.trim() || null,
    exercises: draft.exercises
      .map(({ key, exerciseId, note, sets }) => ({
        key,
        exercise_id: exerciseId,
        is_done: sets.length > 0 && sets.every(({ isDone }) => isDone),
        note: note.trim() || null,
        sets: sets.flatMap(({ isDone, ...set }) =>
          isDone ? [{ ...set, note: set.note?.trim() || null }] : [],
        ),
      }))
      .filter(({ note, sets }) => note !== null || sets.length > 0),
    ...(draft.isFinished && { is_complete: true }),
  };
}

/** Whether both would store the same. */
export function isSameLog(one: LogDraft, other: LogDraft): boolean {
  const textOf = ({ note, exercises }: LogDraft) =>
    JSON.stringify({ ...logBodyOf({ note, exercises, isFinished: false }) }, roundedFigures);
  return textOf(one) === textOf(other);
}

/** How many sets and notes of both differ; finishing counts as one. */
export function countChanges(draft: LogDraft, saved: LogDraft): number {
  const [entries, known] = [entriesOf(draft), entriesOf(saved)];
  const names = new Set([...entries.keys(), ...known.keys()]);
  return [...names].filter((name) => entries.get(name) !== known.get(name)).length;
}

function entriesOf(draft: LogDraft): Map<string, string> {
  const { note, exercises, is_complete: isFinished = false } = logBodyOf(draft);
  const entries: readonly (readonly [string, unknown])[] = [
    ['note', note],
    ['finished', isFinished || null],
    ...exercises.flatMap(({ key, note: noteOfExercise, sets }) => [
      [`${key} note`, noteOfExercise] as const,
      ...sets.map((set) => [`${key} ${set.number}`, set] as const),
    ]),
  ];
  return new Map(
    entries.flatMap(([name, entry]) =>
      entry === null ? [] : [[name, JSON.stringify(entry, roundedFigures)] as const],
    ),
  );
}

/** The database keeps seven digits. */
const roundedFigures = (_name: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(6)) : value;

/** Whether every set and note of `theirs` is in `mine` with the same figures. */
export const hasAllOf = (mine: LogDraft, theirs: LogDraft): boolean =>
  isSameLog(mergeDrafts(mine, theirs), mine) && isSameLog(mergeDrafts(theirs, mine), mine);

/** Whether sets that are not done stand alike in both. The server does not store them. */
export function hasSameOpenSets(one: LogDraft, other: LogDraft): boolean {
  const textOf = ({ exercises }: LogDraft) =>
    JSON.stringify(exercises.map(({ sets }) => sets.filter(({ isDone }) => !isDone)));
  return textOf(one) === textOf(other);
}

/** A log as the server has it, with the sets of another draft where nothing is done. */
export const withOpenSets = (log: LogDraft, typed: LogDraft): LogDraft => ({
  ...log,
  exercises: log.exercises.map((exercise) => {
    const open = typed.exercises
      .find(({ key }) => key === exercise.key)
      ?.sets.filter(({ isDone }) => !isDone);
    const sets = exercise.sets.map((set) =>
      set.isDone ? set : (open?.find(({ number }) => number === set.number) ?? set),
    );
    const added = open?.filter(({ number }) => number > sets.length) ?? [];
    return { ...exercise, sets: [...sets, ...added] };
  }),
});

/** Done and all sets. */
export function logProgress({ exercises }: Pick<LogDraft, 'exercises'>): { done: number; all: number } {
  const sets = exercises.flatMap((exercise) => exercise.sets);
  return { done: sets.filter(({ isDone }) => isDone).length, all: sets.length };
}
