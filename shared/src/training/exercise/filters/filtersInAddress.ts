import { exerciseSources } from '@formline/shared/contracts/library/exercises';
import { idsParameter, readIds } from '../../library-list/listViewState';
import type { ExerciseFilters } from './exerciseFilters';

/** Reads the filters of a list of exercises from the query string; what does not exist counts as absent. */
export const readExerciseFilters = (params: URLSearchParams): ExerciseFilters => ({
  sources: exerciseSources.filter((source) => params.get('sources')?.split(',').includes(source)),
  muscleGroupIds: readIds(params, 'muscleGroups'),
  fitnessComponentIds: readIds(params, 'fitnessComponents'),
});

/** What the query string says of filters; null takes a parameter out. */
export const filterParameters = (filters: ExerciseFilters): Record<string, string | null> => ({
  sources: filters.sources.join(',') || null,
  muscleGroups: idsParameter(filters.muscleGroupIds),
  fitnessComponents: idsParameter(filters.fitnessComponentIds),
});
