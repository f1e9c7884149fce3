import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import {
  MOST_WORKOUTS_OF_PROGRAM,
  type Program,
  type ProgramSummary,
  type ProgramWorkout,
} from '@formline/shared/contracts/library/programs';
import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { toggleDay } from '@formline/shared/domain/training/programDays';
import {
  FALLBACK_PROGRAM_CATEGORY,
  newTimedProgramName,
  programNameProblem,
} from '@formline/shared/domain/training/programNames';
import { sameDraft } from '@formline/shared/training/editing/sameDraft.ts';
import { withMoved } from '../../../ui/sortable-board/dropPosition';

export type ProgramCategory = ProgramSummary['program_category'];

/** A program being edited: plain data. A workout's `key` identifies its slot for the life of the draft. */
export interface ProgramDraft {
  readonly name: string;
  readonly description: string;
  readonly category: ProgramCategory | null;
  readonly workouts: readonly ProgramWorkout[];
  /** Null: not planned over weeks. */
  readonly weekCount: number | null;
  /** Of all workouts; each workout has its own too. */
  readonly weekChanges: readonly WeekChange[];
}

export const emptyProgramDraft: ProgramDraft = {
  name: '',
  description: '',
  category: null,
  workouts: [],
  weekCount: null,
  weekChanges: [],
};

export function toProgramDraft(program: Program): ProgramDraft {
  const { name, description, program_category: category, workouts } = program;
  const { week_count: weekCount = null, week_changes: weekChanges = [] } = program;
  return { name, description, category, workouts, weekCount, weekChanges };
}

export const renameProgram = (draft: ProgramDraft, name: string): ProgramDraft =>
  name === draft.name ? draft : { ...draft, name };

export const describeProgram = (draft: ProgramDraft, description: string): ProgramDraft =>
  description === draft.description ? draft : { ...draft, description };

export const categorizeProgram = (draft: ProgramDraft, category: ProgramCategory): ProgramDraft =>
  category.id === draft.category?.id ? draft : { ...draft, category };

export const roomForWorkouts = ({ workouts }: ProgramDraft): number =>
  Math.max(0, MOST_WORKOUTS_OF_PROGRAM - workouts.length);

export function addWorkouts(
  draft: ProgramDraft,
  added: readonly WorkoutSummary[],
  { at = draft.workouts.length, newKey }: { readonly at?: number; readonly newKey: () => string },
): ProgramDraft {
  const placed = added
    .slice(0, roomForWorkouts(draft))
    .map((workout): ProgramWorkout => ({ ...workout, key: newKey(), days_of_week: [] }));
  if (placed.length === 0) return draft;
  const { workouts } = draft;
  return { ...draft, workouts: [...workouts.slice(0, at), ...placed, ...workouts.slice(at)] };
}

export const removeWorkout = (draft: ProgramDraft, key: string): ProgramDraft => ({
  ...draft,
  workouts: draft.workouts.filter((workout) => workout.key !== key),
});

/** Restores a removed workout at its old position; no change if it exists. */
export function restoreWorkout(draft: ProgramDraft, workout: ProgramWorkout, position: number): ProgramDraft {
  const { workouts } = draft;
  if (workouts.some(({ key }) => key === workout.key)) return draft;
  return { ...draft, workouts: [...workouts.slice(0, position), workout, ...workouts.slice(position)] };
}

export function moveWorkout(draft: ProgramDraft, key: string, to: number): ProgramDraft {
  const { workouts } = draft;
  const from = workouts.findIndex((workout) => workout.key === key);
  const moved = withMoved(workouts, from, Math.min(Math.max(to, 0), workouts.length - 1));
  return moved === workouts ? draft : { ...draft, workouts: moved };
}

export const toggleWorkoutDay = (draft: ProgramDraft, key: string, day: DayOfWeek): ProgramDraft =>
  mapWorkout(draft, key, (workout) => ({ ...workout, days_of_week: toggleDay(workout.days_of_week, day) }));

/** Keeps slot, days and weekly changes, for example with the trainer's copy of a provider's workout. */
export const replaceWorkout = (draft: ProgramDraft, key: string, by: WorkoutSummary): ProgramDraft =>
  mapWorkout(draft, key, ({ days_of_week, week_changes }) => ({ ...by, key, days_of_week, week_changes }));

export interface WeekPlan {
  readonly weekCount: number | null;
  readonly ofAll: readonly WeekChange[];
  /** By the workout's key; absent: none. */
  readonly ofWorkouts: ReadonlyMap<string, WeekChange[]>;
}

export const weekPlanOf = ({ weekCount, weekChanges, workouts }: ProgramDraft): WeekPlan => ({
  weekCount,
  ofAll: weekChanges,
  ofWorkouts: new Map(workouts.map(({ key, week_changes: changes = [] }) => [key, changes])),
});

export function planWeeks(draft: ProgramDraft, { weekCount, ofAll, ofWorkouts }: WeekPlan): ProgramDraft {
  const workouts = draft.workouts.map((workout) => ({
    ...workout,
    week_changes: ofWorkouts.get(workout.key),
  }));
  const planned = { ...draft, weekCount, weekChanges: ofAll, workouts };
  return isSameProgram(planned, draft) ? draft : planned;
}

export const canAutosave = ({ name, category }: ProgramDraft): boolean =>
  category !== null && programNameProblem(name) === null;

/** Adds a missing name and category. `now`: local day (`YYYY-MM-DD`) and time (`hh:mm:ss`) of the trainer. */
export function completeDraft(
  draft: ProgramDraft,
  categories: readonly ProgramCategory[],
  now: { readonly date: string; readonly time: string },
): ProgramDraft {
  const isNameless = programNameProblem(draft.name) !== null;
  const named = isNameless ? renameProgram(draft, newTimedProgramName(now.date, now.time)) : draft;
  const fallback = categories.find(({ label }) => label === FALLBACK_PROGRAM_CATEGORY);
  return named.category === null && fallback ? categorizeProgram(named, fallback) : named;
}

export function isSameProgram(one: ProgramDraft, other: ProgramDraft): boolean {
  if (one === other) return true;
  return (
    one.name.trim() === other.name.trim() &&
    one.description === other.description &&
    one.category?.id === other.category?.id &&
    one.weekCount === other.weekCount &&
    sameDraft(one.weekChanges, other.weekChanges) &&
    one.workouts.length === other.workouts.length &&
    one.workouts.every((workout, index) => isSameSlot(workout, other.workouts[index]))
  );
}

export const countTrainingDays = ({ workouts }: ProgramDraft): number =>
  new Set(workouts.flatMap(({ days_of_week: days }) => days)).size;

const isSameSlot = (one: ProgramWorkout, other: ProgramWorkout | undefined): boolean =>
  one.key === other?.key &&
  one.id === other.id &&
  one.days_of_week.join() === other.days_of_week.join() &&
  sameDraft(one.week_changes ?? [], other.week_changes ?? []);

function mapWorkout(
  draft: ProgramDraft,
  key: string,
  change: (workout: ProgramWorkout) => ProgramWorkout,
): ProgramDraft {
  return {
    ...draft,
    workouts: draft.workouts.map((workout) => (workout.key === key ? change(workout) : workout)),
  };
}

let count = 0;

/** Key of a slot created in the browser. It never equals a server key, as those are numbers. */
export function newWorkoutKey(): string {
  count += 1;
  return `new-${count}`;
}
