import { ApiError } from '../api-client/ApiError';
import { type ExerciseDetails, findExercises, readExercise } from '../contracts/library/exercises';
import { readOwnExercise } from '../contracts/library/ownExercises';
import { exerciseTags } from '../contracts/library/exerciseTags';
import { keysOf } from '../domain/text/typedRecords';
import type { FakeApi } from './fakeApi';

const NOT_FOUND = 404;

/** Lets the API hold these exercises: it pages, filters, searches in names, and reads one by its id. */
export function answerWithExercises(api: FakeApi, all: readonly ExerciseDetails[]): void {
  const read = (exercises: readonly ExerciseDetails[], asked: string | undefined) => {
    const found = exercises.find(({ id }) => String(id) === asked);
    if (!found) throw new ApiError(NOT_FOUND, { message: 'Not found', code: NOT_FOUND });
    return found;
  };
  const own = all.filter(({ exercise_source }) => exercise_source === 'trainer');
  api.answer(readExercise, ({ params }) => read(all, params['id']));
  api.answer(readOwnExercise, ({ params }) => read(own, params['id']));
  api.answer(findExercises, ({ query }) => {
    const page = Number(query['page']);
    const size = Number(query['size']);
    const found = all.filter((exercise) => isFound(exercise, query));
    return {
      exercises: found.slice((page - 1) * size, page * size),
      ...(page * size < found.length ? { nextPage: page + 1, total: found.length } : { nextPage: null }),
    };
  });
}

type SearchOfExercises = Readonly<Record<string, string>>;

function isFound(exercise: ExerciseDetails, query: SearchOfExercises): boolean {
  const isNamed = (name: string, ids: readonly { readonly id: number }[]) => {
    const wanted = query[name]?.split(',').filter(Boolean) ?? [];
    return wanted.length === 0 || ids.some(({ id }) => wanted.includes(String(id)));
  };
  const sources = query['exercisesFilter']?.split(',').filter(Boolean) ?? [];
  return (
    exercise.name.toLowerCase().includes((query['search'] ?? '').toLowerCase()) &&
    (sources.length === 0 || sources.includes(exercise.exercise_source)) &&
    (query['is_favorite'] !== 'true' || exercise.is_favorite) &&
    keysOf(exerciseTags).every((kind) => isNamed(exerciseTags[kind].filter, exercise[kind]))
  );
}
