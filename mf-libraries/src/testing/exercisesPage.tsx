import { screen } from '@testing-library/react';
import { ExercisesRoute } from '../routes/ExercisesRoute';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import '@formline/shared/testing/stillLayout';
import { renderRoute } from '@formline/shared/testing/render';

const path = '/libraries/exercises/formline-exercises';

/** An exercise with something to say in every field. */
export const pistolSquat = buildExercise({
  id: 7,
  name: 'Pistol Squat',
  description: 'Lower yourself on one leg.',
  allow_unilateral: true,
  muscle_groups: [{ id: 9, name: 'Quadriceps' }],
  fitness_components: [{ id: 6, name: 'Balance' }],
});

/** Opens the page, with a query string if the test needs one. */
export const openExercises = (query = '') => renderRoute(<ExercisesRoute />, { path, at: `${path}${query}` });

export const findList = () => screen.findByRole('grid', { name: 'Formline exercises' });
export const findOption = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
