import { type Exercise, findExercises } from '@formline/shared/contracts/exercises';
import type { FakeApi } from '@formline/shared/testing/fakeApi';

/** Lets the API hold these exercises: it pages, and searches in names. */
export function answerWithExercises(api: FakeApi, all: readonly Exercise[]): void {
  api.answer(findExercises, ({ query }) => {
    const page = Number(query['page']);
    const size = Number(query['size']);
    const search = (query['search'] ?? '').toLowerCase();
    const found = all.filter(({ name }) => name.toLowerCase().includes(search));
    return {
      exercises: found.slice((page - 1) * size, page * size),
      nextPage: page * size < found.length ? page + 1 : null,
    };
  });
}
