import { renderRoute } from '@formline/shared/testing/render';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { WorkoutsRoute } from '../routes/WorkoutsRoute';

const path = '/libraries/workouts/:tab';

export const openWorkouts = (tab: 'formline-workouts' | 'my-workouts', query = '') =>
  renderRoute(<WorkoutsRoute />, { path, at: `/libraries/workouts/${tab}${query}` });

export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
