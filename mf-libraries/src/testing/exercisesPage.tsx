import { buildExercise } from '@formline/shared/testing/buildExercise';
import { renderRoute } from '@formline/shared/testing/render';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { ExercisesRoute } from '../routes/ExercisesRoute';

const EXERCISES_PATH = '/libraries/exercises';

export const pistolSquat = buildExercise({
  id: 7,
  name: 'Pistol Squat',
  description: 'Lower yourself on one leg.',
  allow_unilateral: true,
  muscle_groups: [{ id: 9, name: 'Quadriceps' }],
  fitness_components: [{ id: 6, name: 'Balance' }],
});

export const sledDrag = buildExercise({
  id: 8,
  name: 'Sled Drag',
  exercise_source: 'trainer',
  owner_id: 1,
  muscle_groups: [{ id: 1, name: 'Chest' }],
});

export const openExercises = (query = '', tab = 'formline-exercises') =>
  renderRoute(<ExercisesRoute />, {
    path: `${EXERCISES_PATH}/:tab`,
    at: `${EXERCISES_PATH}/${tab}${query}`,
  });

export const findList = () => screen.findByRole('grid', { name: /Exercises$/ });
export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
