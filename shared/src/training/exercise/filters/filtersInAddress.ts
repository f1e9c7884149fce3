import { exerciseSources } from '@formline/shared/contracts/library/exercises';
import { idsParameter, readIds } from '../../library-list/listViewState';
import type { ExerciseFilters } from './exerciseFilters';

/** Reads exercise filters from the query string; invalid values are ignored. */
export const readExerciseFilters = (params: URLSearchParams): ExerciseFilters => ({
  sources: exerciseSources.filter((source) => params.get('sources')?.split(',').includes(source)),
  muscleGroupIds: readIds(params, 'muscleGroups'),
  fitnessComponentIds: readIds(params, 'fitnessComponents'),
});

export const filterParameters = (filters: ExerciseFilters): Record<string, string | null> => ({
  sources: filters.sources.join(',') || null,
  muscleGroups: idsParameter(filters.muscleGroupIds),
  fitnessComponents: idsParameter(filters.fitnessComponentIds),
});
