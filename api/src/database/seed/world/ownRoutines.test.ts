import { routineSeconds } from '@formline/shared/domain/training/workoutDuration';
import { exercises } from '../content/exercises';
import { suggestedDose } from '../suggestedDose';
import { ownExercises } from './ownContent';
import { ownRoutines, type RoutineContent } from './ownRoutines';

const SHORTEST_MINUTES = 5;
const LONGEST_MINUTES = 30;

function minutesOf({ reps, restSeconds, exercises: names }: RoutineContent): number {
  const placed = names.map((name) => {
    const content = [...exercises, ...ownExercises].find((exercise) => exercise.name === name);
    if (!content) throw new Error(`There is no exercise ${name}`);
    const { durSeconds, exerciseSides, restSeconds: rest, ...dose } = suggestedDose(content);
    const exercise = {
      distance: null,
      distance_units: 'miles',
      pace: null,
      pace_units: 'mph',
      reps: null,
      tempo: null,
      ...dose,
      dur_seconds: durSeconds ?? null,
      rest,
      exercise_sides: exerciseSides,
      allow_unilateral: content.allowUnilateral,
    } as const;
    return { exercise };
  });
  return routineSeconds({ reps, rest: restSeconds, compound_routine_exercises: placed }) / 60;
}

it('supersets and circuits of the demo trainer take as long as a part of a training', () => {
  const odd = ownRoutines
    .map((routine) => ({ title: routine.title, minutes: minutesOf(routine) }))
    .filter(({ minutes }) => minutes < SHORTEST_MINUTES || minutes > LONGEST_MINUTES);
  expect(odd).toEqual([]);
});

it('"Arms in Ten Minutes" takes ten minutes', () => {
  const arms = ownRoutines.find(({ title }) => title === 'Arms in Ten Minutes');
  expect(arms && minutesOf(arms)).toBe(10);
});
