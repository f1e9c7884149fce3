import { call } from '@formline/shared/api-client';
import { listFitnessComponents, listMuscleGroups } from '@formline/shared/contracts/catalogues';
import { listExerciseFilters } from '@formline/shared/contracts/exercises';
import { queryOptions } from '@formline/shared/query';

/** What exercises are tagged with and come from. It changes with a new version of the product at most. */
export const muscleGroupsQuery = queryOptions({
  queryKey: ['catalogues', 'muscle-groups'],
  queryFn: ({ signal }) => call(listMuscleGroups, {}, signal),
  staleTime: Infinity,
});
export const fitnessComponentsQuery = queryOptions({
  queryKey: ['catalogues', 'fitness-components'],
  queryFn: ({ signal }) => call(listFitnessComponents, {}, signal),
  staleTime: Infinity,
});
export const exerciseSourcesQuery = queryOptions({
  queryKey: ['catalogues', 'exercise-sources'],
  queryFn: ({ signal }) => call(listExerciseFilters, {}, signal),
  staleTime: Infinity,
});
