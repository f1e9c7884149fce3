import { findWorkouts, type WorkoutSummary } from '../contracts/library/workouts';
import type { FakeApi } from './fakeApi';

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
