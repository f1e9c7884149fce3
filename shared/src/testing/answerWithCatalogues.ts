import { listFitnessComponents, listMuscleGroups } from '../contracts/library/catalogues';
import { listExerciseFilters } from '../contracts/library/exercises';
import type { FakeApi } from './fakeApi';

/** Lets the API know a few muscle groups and fitness components, and both sources of exercises. */
export function answerWithCatalogues(api: FakeApi): void {
  api.answer(listMuscleGroups, [
    { id: 1, name: 'Chest' },
    { id: 9, name: 'Quadriceps' },
    { id: 13, name: 'Back' },
    { id: 18, name: 'Arms' },
  ]);
  api.answer(listFitnessComponents, [
    { id: 1, name: 'Strength' },
    { id: 6, name: 'Balance' },
  ]);
  api.answer(listExerciseFilters, [
    { filter_value: 'trainer', display_value: 'My Exercises' },
    { filter_value: 'formline', display_value: 'Formline Exercises' },
  ]);
}
