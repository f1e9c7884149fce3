import { buildExercise } from '@formline/shared/testing/buildExercise';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { renderRoute } from '@formline/shared/testing/render';
import type { ReactElement } from 'react';
import { RoutineRow } from './RoutineRow';

const exercises = [buildExercise({ id: 1, name: 'Push-Up' }), buildExercise({ id: 2, name: 'Inverted Row' })];
const show = (row: ReactElement) => renderRoute(row, { path: '/' }).container;

it('names a superset, its two exercises and its repetitions', () => {
  const superset = buildRoutine({ title: 'Push and Pull', reps: 1, exercises });
  const row = show(<RoutineRow routine={superset} />);
  expect(row).toHaveTextContent('Push and Pull');
  expect(row).toHaveTextContent('Push-Up + Inverted Row');
  expect(row).toHaveTextContent('1 rep');
  expect(row).not.toHaveTextContent('Superset');
});

it('names the rounds and the rest of a circuit, and its kind where the list holds both', () => {
  const circuit = buildRoutine({ routine_type: 'circuit', reps: 3, rest: 90, exercises });
  const row = show(<RoutineRow routine={circuit} hasKind />);
  expect(row).toHaveTextContent('Push-Up, Inverted Row');
  expect(row).toHaveTextContent('3 rounds');
  expect(row).toHaveTextContent('01:30 rest');
  expect(row).toHaveTextContent('Circuit');
});
