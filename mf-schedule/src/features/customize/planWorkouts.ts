import { queriesOf, type QueryClient, setAnswer } from '@formline/shared/query';
import { readWorkouts, type Workout } from '@formline/shared/contracts/library/workouts';
import {
  libraryWorkouts,
  programWorkoutQuery,
  type ProgramWorkouts,
} from '@formline/shared/training/program/editor/programWorkouts.ts';
import type { PlanVisit } from './planVisit';
import type { ProgramNumbers } from './programNumbers';
import { toWorkout } from './scheduledProgram';

interface PlanWorkoutsInput {
  readonly visit: Pick<PlanVisit, 'current' | 'slotSeen'>;
  readonly numbers: ProgramNumbers;
  /** Separates cached reads of different visits. */
  readonly visitId: string;
}

/** Slots' contents come with the plan, those of new workouts from the library. */
export function planWorkouts({ visit, numbers, visitId }: PlanWorkoutsInput): ProgramWorkouts {
  const placed = (number: number): Workout | null => {
    const slot = visit.slotSeen(numbers.slotIdOf(number));
    return slot && { ...toWorkout(slot, visit.current().version), id: number };
  };
  const inLibrary = (number: number) => numbers.originOf(number) ?? number;
  const source: ProgramWorkouts = {
    visit: `visit ${visitId}`,
    numberOf: ({ id }) => numbers.add(id),
    readOne: async (number, signal) => {
      const known = placed(number);
      if (known) return known;
      if (number < 0) throw new Error('The plan has no such workout.');
      return { ...(await libraryWorkouts.readOne(inLibrary(number), signal)), id: number };
    },
    readAll: async (wanted, signal) => {
      const known = wanted.flatMap((number) => placed(number) ?? []);
      const others = wanted.filter((number) => number > 0 && placed(number) === null);
      const ids = [...new Set(others.map(inLibrary))];
      const read = ids.length > 0 ? await libraryWorkouts.readAll(ids, signal) : [];
      const added = others.flatMap((number) => {
        const workout = read.find(({ id }) => id === inLibrary(number));
        return workout ? [{ ...workout, id: number }] : [];
      });
      return [...known, ...added];
    },
    keep: (cache, workout) => keep(cache, source, workout),
  };
  return source;
}

function keep(cache: QueryClient, source: ProgramWorkouts, workout: Workout): void {
  setAnswer(cache, programWorkoutQuery(source, workout.id), workout);
  void cache.invalidateQueries({
    ...queriesOf(readWorkouts),
    predicate: ({ queryKey }) => queryKey.at(-1) === source.visit,
  });
}
