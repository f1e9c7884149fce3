import type { QueryClient } from '@formline/shared/query';
import type { Workout } from '@formline/shared/contracts/workouts';
import {
  libraryWorkouts,
  programWorkoutQuery,
  type ProgramWorkouts,
} from '@formline/shared/training/program-editor/programWorkouts.ts';
import type { Plan } from './plan';
import { placeOfNumber, toWorkout } from './scheduledProgram';

/** Workouts of the library that this visit has put into the plan: their number to the place they have there. */
export type AddedPlaces = Map<number, number>;

interface PlanWorkoutsInput {
  readonly current: () => Plan;
  readonly added: AddedPlaces;
  /** Tells this visit from others: what was read for one is not shown in the next. */
  readonly visitId: string;
}

/** The workouts of a plan: what stands in them comes with the plan, and from the library for those it does not have yet. */
export function planWorkouts({ current, added, visitId }: PlanWorkoutsInput): ProgramWorkouts {
  const key = ['customized-plan', 'workouts', visitId];
  const placed = (number: number): Workout | null => {
    const placeId = placeOfNumber(number) ?? added.get(number);
    const { workouts, version } = current();
    const found = workouts.find(({ id }) => id === placeId);
    return found ? { ...toWorkout(found, version), id: number } : null;
  };
  const source: ProgramWorkouts = {
    key,
    readOne: async (number, signal) => {
      const known = placed(number);
      if (known) return known;
      if (placeOfNumber(number) !== null) throw new Error('The plan has no such workout.');
      return libraryWorkouts.readOne(number, signal);
    },
    readAll: async (numbers, signal) => {
      const ofLibrary = numbers.filter((number) => placeOfNumber(number) === null && !added.has(number));
      const read = ofLibrary.length > 0 ? await libraryWorkouts.readAll(ofLibrary, signal) : [];
      return [...numbers.flatMap((number) => placed(number) ?? []), ...read];
    },
    keep: async (cache, workout) => keep(cache, source, workout),
  };
  return source;
}

async function keep(cache: QueryClient, source: ProgramWorkouts, workout: Workout): Promise<void> {
  const { queryKey } = programWorkoutQuery(source, workout.id);
  await cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, workout);
  await cache.invalidateQueries({ queryKey: [...source.key, 'contents'] });
}
