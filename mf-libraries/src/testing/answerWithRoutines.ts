import { ApiError } from '@formline/shared/api-client';
import {
  type CompoundRoutine,
  createCompoundRoutine,
  deleteCompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  toggleFavoriteCompoundRoutine,
  updateCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import * as z from '@formline/shared/contracts/schema';
import type { FakeApi } from '@formline/shared/testing/fakeApi';

export function answerWithRoutines(
  api: FakeApi,
  given: readonly CompoundRoutine[],
  exercises: readonly Exercise[],
): void {
  let all = [...given];
  const one = (id: string | undefined) => {
    const found = all.find((routine) => routine.id === Number(id));
    if (found) return found;
    throw new ApiError(404, { message: 'It is not there.', code: errorCodes.notFound });
  };
  const put = (routine: CompoundRoutine) => {
    all = [...all.filter(({ id }) => id !== routine.id), routine].toSorted((a, b) =>
      a.title < b.title ? -1 : 1,
    );
    return routine;
  };
  const filled = (body: unknown, id: number, version: number): CompoundRoutine => {
    const sent = z.safeParse(createCompoundRoutine.body, body);
    if (!sent.success) throw new Error('The form breaks the contract.');
    const { exercises: slots, ...form } = sent.data;
    return {
      ...form,
      id,
      compound_routine_id: id,
      version,
      is_favorite: false,
      compound_routine_exercises: slots.flatMap(({ exercise_id, ordinal }) => {
        const exercise = exercises.find((known) => known.id === exercise_id);
        return exercise ? [{ ordinal, compound_routine_id: id, exercise }] : [];
      }),
    };
  };
  api.answer(findCompoundRoutines, ({ query }) => {
    const { page = '1', size = '20', search = '', routine_type, is_favorite } = query;
    const found = all.filter(
      (routine) =>
        routine.title.toLowerCase().includes(search.toLowerCase()) &&
        (routine_type === undefined || routine.routine_type === routine_type) &&
        (is_favorite === undefined || String(routine.is_favorite) === is_favorite),
    );
    const end = Number(page) * Number(size);
    return { compoundRoutines: found.slice(end - Number(size), end), hasMore: end < found.length };
  });
  api.answer(readCompoundRoutine, ({ params }) => one(params['id']));
  api.answer(createCompoundRoutine, ({ body }) => put(filled(body, all.length + 100, 1)));
  api.answer(updateCompoundRoutine, ({ params, body }) => {
    const { id, version } = one(params['id']);
    return put(filled(body, id, version + 1));
  });
  api.answer(deleteCompoundRoutine, ({ params }) => {
    const { id } = one(params['id']);
    all = all.filter((routine) => routine.id !== id);
    return { id };
  });
  api.answer(toggleFavoriteCompoundRoutine, ({ params }) => {
    const routine = one(params['id']);
    return { is_favorite: put({ ...routine, is_favorite: !routine.is_favorite }).is_favorite };
  });
}
