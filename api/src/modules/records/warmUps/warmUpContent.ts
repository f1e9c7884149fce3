import type { Exercise } from '@formline/shared/contracts/library/exercises';
import {
  MOST_EXERCISES_OF_WORKOUT,
  MOST_IN_SECTION,
  MOST_SECTIONS,
  type WorkoutSection,
  workoutSectionsInput,
  type WorkoutSectionsInput,
} from '@formline/shared/contracts/library/workoutContent';
import type { WarmUpOutcome } from '@formline/shared/contracts/records/warmUps';
import * as z from '@formline/shared/contracts/schema';

const WARM_UP = 'Warm-Up';

interface WarmUpChange {
  readonly outcome: WarmUpOutcome;
  readonly added: readonly Exercise[];
}

/** Those that the Warm-Up does not have yet, at its end. */
export function warmUpChange(sections: readonly WorkoutSection[], wanted: readonly Exercise[]): WarmUpChange {
  const warmUp = sections.find(isWarmUp);
  const present = new Set((warmUp ? [warmUp] : []).flatMap(exerciseIdsOf));
  const added = wanted.filter(({ id }) => !present.has(id));
  if (added.length === 0) return { outcome: 'alreadyThere', added };
  const isFull =
    (warmUp?.exercises.length ?? 0) + added.length > MOST_IN_SECTION ||
    sections.flatMap(exerciseIdsOf).length + added.length > MOST_EXERCISES_OF_WORKOUT ||
    (!warmUp && sections.length >= MOST_SECTIONS);
  return isFull ? { outcome: 'tooManyExercises', added: [] } : { outcome: 'adds', added };
}

/** A workout without a Warm-Up gets one in front. */
export function withWarmUp(
  sections: readonly WorkoutSection[],
  added: readonly Exercise[],
): WorkoutSectionsInput {
  const items = added.map(toItem);
  const index = sections.findIndex(isWarmUp);
  const changed =
    index === -1
      ? [{ name: WARM_UP, exercises: items }, ...sections]
      : sections.map((section, at) =>
          at === index ? { ...section, exercises: [...section.exercises, ...items] } : section,
        );
  const parsed = z.safeParse(workoutSectionsInput, changed);
  if (!parsed.success) throw new Error('The content of a workout cannot be sent back.');
  return parsed.data;
}

/** With the dose that the library suggests. */
const toItem = ({ id, sets, reps, dur_seconds, distance, distance_units, ...dose }: Exercise) => ({
  id,
  sets: sets ?? 1,
  reps,
  dur_seconds,
  distance,
  distance_units,
  weight: dose.weight,
  pace: dose.pace,
  pace_units: dose.pace_units,
  tempo: dose.tempo,
  rest: dose.rest,
  rest_tempo: dose.rest_tempo,
  exercise_sides: dose.exercise_sides,
});

/** Trainers spell it in several ways. */
const isWarmUp = ({ name }: { readonly name: string }): boolean => /^warm[\s-]*up$/i.test(name.trim());

const exerciseIdsOf = ({ exercises }: WorkoutSection): number[] =>
  exercises.flatMap((item) =>
    item.routine_type === null
      ? [item.id]
      : item.compound_routine_exercises.map(({ exercise }) => exercise.id),
  );
