import { findWorkouts, type WorkoutSummary } from '@formline/shared/contracts/workouts';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { WorkoutsRoute } from '../routes/WorkoutsRoute';

const path = '/libraries/workouts/:tab';

/** Opens a tab of the workouts, with a query string if the test needs one. */
export const openWorkouts = (tab: 'formline-workouts' | 'my-workouts', query = '') =>
  renderRoute(<WorkoutsRoute />, { path, at: `/libraries/workouts/${tab}${query}` });

/** Lets the API hold these workouts: it pages, parts own ones from the provider's, and searches in names. */
export function answerWithWorkouts(api: FakeApi, all: readonly WorkoutSummary[]): void {
  api.answer(findWorkouts, ({ query }) => {
    const [page, size] = [Number(query['page']), Number(query['size'])];
    const search = (query['search'] ?? '').toLowerCase();
    const isOwn = query['getPrivate'] === 'true';
    const found = all.filter(
      ({ name, owner_id }) => (owner_id !== null) === isOwn && name.toLowerCase().includes(search),
    );
    return {
      workouts: found.slice((page - 1) * size, page * size),
      nextPage: page * size < found.length ? page + 1 : null,
    };
  });
}

export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
