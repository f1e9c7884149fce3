import { listFitnessComponents, listMuscleGroups } from '@formline/shared/contracts/library/catalogues';
import { listExerciseFilters } from '@formline/shared/contracts/library/exercises';
import { queryOf } from '@formline/shared/query';

/** Both change only with a new version of the product. */
export const muscleGroupsQuery = { ...queryOf(listMuscleGroups, {}), staleTime: Infinity };
export const fitnessComponentsQuery = { ...queryOf(listFitnessComponents, {}), staleTime: Infinity };
export const exerciseSourcesQuery = { ...queryOf(listExerciseFilters, {}), staleTime: Infinity };
