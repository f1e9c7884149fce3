import { type ExerciseTag, type ExerciseTagKind, exerciseTags } from '../contracts/library/exerciseTags';
import { listExerciseFilters } from '../contracts/library/exercises';
import { keysOf } from '../domain/text/typedRecords';
import type { FakeApi } from './fakeApi';

const tags: Partial<Record<ExerciseTagKind, ExerciseTag[]>> = {
  muscle_groups: [
    { id: 1, name: 'Chest' },
    { id: 9, name: 'Quadriceps' },
    { id: 13, name: 'Back' },
    { id: 18, name: 'Arms' },
  ],
  fitness_components: [
    { id: 1, name: 'Strength' },
    { id: 6, name: 'Balance' },
  ],
};

export function answerWithCatalogues(api: FakeApi): void {
  for (const kind of keysOf(exerciseTags)) api.answer(exerciseTags[kind].catalogue, tags[kind] ?? []);
  api.answer(listExerciseFilters, [
    { filter_value: 'trainer', display_value: 'My Exercises' },
    { filter_value: 'formline', display_value: 'Formline Exercises' },
  ]);
}
