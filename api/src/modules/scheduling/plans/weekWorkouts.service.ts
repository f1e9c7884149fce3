import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import {
  changesOfExercise,
  figuresInWeek,
  roundsInWeek,
  type WeekOfProgram,
} from '@formline/shared/domain/training/weekChanges';
import {
  type TimedExercise,
  type TimedRoutine,
  workoutSeconds,
} from '@formline/shared/domain/training/workoutDuration';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { doseOf } from '../../library/workouts/contentRows';
import {
  type ContentRows,
  type PlacedRow,
  workoutContentRepository,
} from '../../library/workouts/workoutContent.repository';
import { workoutCopiesRepository } from '../../library/workouts/workoutCopies.repository';
import { workoutFiguresRepository } from '../../library/workouts/workoutFigures.repository';
import { planSourcesRepository } from './planSources.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

export interface WeeklyPlan {
  readonly weeks: number;
  readonly workouts: readonly { readonly workoutId: number; readonly changes: readonly WeekChange[] }[];
}

/** A workout as it is in some weeks. */
interface Version {
  readonly slot: number;
  readonly workoutId: number;
  readonly changes: readonly WeekChange[];
  readonly weeks: number[];
}

const MOST_VERSIONS = 600;

/**
 * Makes the workouts of the weeks that are different from the planned ones; equal weeks share one.
 * Returns, for each planned workout, the ids by week (0: the workout itself), or null when no week is different.
 */
export async function weekWorkouts(
  db: DatabaseHandle,
  trainerId: number,
  { weeks, workouts }: WeeklyPlan,
): Promise<(number[] | null)[]> {
  const changed = workouts.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return workouts.map(() => null);
  const weightUnit = await planSourcesRepository(db).weightUnitOf(trainerId);
  const content = await workoutContentRepository(db).read(changed.map(({ workoutId }) => workoutId));
  const versions = workouts.flatMap(({ workoutId, changes }, slot) =>
    versionsOf(contentOf(content, workoutId), changes, { weeks, weightUnit }).map((ofWeeks): Version => ({
      slot,
      workoutId,
      changes,
      weeks: ofWeeks,
    })),
  );
  if (versions.length > MOST_VERSIONS) throw invalidInput(texts.plans.tooManyWeekWorkouts(MOST_VERSIONS));
  const copies = await workoutCopiesRepository(db).copyEach(
    versions.map(({ workoutId }) => workoutId),
    { ownerId: trainerId, asScheduleCopy: true },
  );
  await changeFigures(db, { versions, copies, weightUnit });
  return workouts.map((_, slot) => {
    const ids = new Array<number>(weeks).fill(0);
    versions.forEach((version, index) => {
      if (version.slot !== slot) return;
      for (const week of version.weeks) ids[week - 1] = copies[index] ?? 0;
    });
    return ids.some((id) => id !== 0) ? ids : null;
  });
}

/** One set of workouts for all clients of a call. */
export function sharedWeekWorkouts() {
  const made = new Map<string, (number[] | null)[]>();
  return {
    weekWorkouts: async (...[db, trainerId, plan]: Parameters<typeof weekWorkouts>) => {
      const key = JSON.stringify(plan);
      const ids = made.get(key) ?? (await weekWorkouts(db, trainerId, plan));
      made.set(key, ids);
      return ids;
    },
    /** After the savepoint in which they may have been made was taken back. */
    forget: () => made.clear(),
  };
}

const contentOf = ({ sections, routines, placed }: ContentRows, workoutId: number): ContentRows => {
  const own = sections.filter((section) => section.workoutId === workoutId);
  const isOwn = ({ sectionId }: { readonly sectionId: number }) => own.some(({ id }) => id === sectionId);
  return { sections: own, routines: routines.filter(isOwn), placed: placed.filter(isOwn) };
};

interface Weeks extends Pick<WeekOfProgram, 'weightUnit'> {
  readonly weeks: number;
}

/** The weeks that are different, those with equal figures together. */
function versionsOf(
  content: ContentRows,
  changes: readonly WeekChange[],
  { weeks, weightUnit }: Weeks,
): number[][] {
  const figuresOf = ({ placed, routines }: Pick<ContentRows, 'placed' | 'routines'>) =>
    JSON.stringify([
      placed.map(({ sets, reps, weight }) => [sets, reps, weight]),
      routines.map(({ reps }) => reps),
    ]);
  const unchanged = figuresOf(content);
  const versions = new Map<string, number[]>();
  for (let week = 1; week <= weeks; week += 1) {
    const figures = figuresOf(contentInWeek(content, changes, { week, weightUnit }));
    if (figures !== unchanged) versions.set(figures, [...(versions.get(figures) ?? []), week]);
  }
  return [...versions.values()];
}

const contentInWeek = (
  { placed, routines }: ContentRows,
  changes: readonly WeekChange[],
  at: WeekOfProgram,
): Pick<ContentRows, 'placed' | 'routines'> => ({
  placed: placed.map((row) => {
    const { exerciseId, routineId } = row;
    return figuresInWeek(
      row,
      changesOfExercise(changes, { exerciseId, isInRoutine: routineId !== null }),
      at,
    );
  }),
  routines: routines.map((row) => ({ ...row, reps: roundsInWeek(row.reps, changes, at) })),
});

interface CopiedVersions extends Pick<WeekOfProgram, 'weightUnit'> {
  readonly versions: readonly Version[];
  readonly copies: readonly number[];
}

async function changeFigures(db: DatabaseHandle, { versions, copies, weightUnit }: CopiedVersions) {
  const figures = workoutFiguresRepository(db);
  const content = await workoutContentRepository(db).read(copies);
  const unilateral = await figures.listUnilateral(content.placed.map(({ exerciseId }) => exerciseId));
  const changed = versions.map(({ changes, weeks: [week = 1] }, index) => {
    const id = copies[index] ?? 0;
    const inWeek = contentInWeek(contentOf(content, id), changes, { week, weightUnit });
    return { ...inWeek, id, totalDurSeconds: workoutSeconds(toTimed(inWeek, unilateral)) };
  });
  await figures.change({
    placed: changed.flatMap(({ placed }) =>
      placed.map(({ id, sets, reps, weight }) => ({ id, sets, reps, weight })),
    ),
    routines: changed.flatMap(({ routines }) => routines.map(({ id, reps }) => ({ id, reps }))),
    workouts: changed.map(({ id, totalDurSeconds }) => ({ id, totalDurSeconds })),
  });
}

function toTimed(
  { placed, routines }: Pick<ContentRows, 'placed' | 'routines'>,
  unilateral: ReadonlySet<number>,
): (TimedExercise | TimedRoutine)[] {
  const timed = (row: PlacedRow): TimedExercise => ({
    ...doseOf(row),
    allow_unilateral: unilateral.has(row.exerciseId),
  });
  return [
    ...placed.filter(({ routineId }) => routineId === null).map(timed),
    ...routines.map(({ id, reps, restSeconds }) => ({
      reps,
      rest: restSeconds,
      compound_routine_exercises: placed
        .filter(({ routineId }) => routineId === id)
        .map((row) => ({ exercise: timed(row) })),
    })),
  ];
}
