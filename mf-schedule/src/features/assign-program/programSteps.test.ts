import { readProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';
import { programSteps } from './programSteps';

const stepsAt = (search: string) => {
  const params = new URLSearchParams(search);
  return programSteps(readProgramViewState(params), '/p', params);
};
const labelsAt = (search: string) => stepsAt(search).map(({ label }) => label);
const LEGS = 'programId=5&workoutId=7';

it.each([
  ['', []],
  ['view=programDetails&programId=5', ['Program Details']],
  ['view=addWorkouts&programId=5', ['Program Details', 'Add Workouts']],
  [`view=workoutDetails&${LEGS}`, ['Program Details', 'Preview Workout']],
  [`view=viewExercise&${LEGS}`, ['Program Details', 'Preview Workout', 'Preview Exercise']],
  [`view=superSetDetails&${LEGS}`, ['Program Details', 'Preview Workout', 'Superset Details']],
  [`view=circuitDetails&${LEGS}`, ['Program Details', 'Preview Workout', 'Circuit Details']],
])('calls the open views as the breadcrumbs do: %s', (search, labels) => {
  expect(labelsAt(search)).toEqual(labels);
});

it('leads back to the program and its workout, and keeps client, day and search', () => {
  const kept = 'clientId=11&date=2026-11-23&search=base';
  const steps = stepsAt(`${kept}&view=viewExercise&${LEGS}&exerciseId=e3`);
  expect(steps.map(({ to }) => to)).toEqual([
    `/p?${kept}&view=programDetails&programId=5`,
    `/p?${kept}&view=workoutDetails&${LEGS}`,
    `/p?${kept}&view=viewExercise&${LEGS}&exerciseId=e3`,
  ]);
});
