import { useQuery } from '@formline/shared/query';
import { exerciseSourcesQuery, fitnessComponentsQuery, muscleGroupsQuery } from './exerciseFilters.queries';

export function useFilterOptions(isNeeded: boolean) {
  const sources = useQuery({ ...exerciseSourcesQuery, enabled: isNeeded });
  const muscleGroups = useQuery({ ...muscleGroupsQuery, enabled: isNeeded });
  const fitnessComponents = useQuery({ ...fitnessComponentsQuery, enabled: isNeeded });
  const all = [sources, muscleGroups, fitnessComponents];
  return {
    options:
      sources.data && muscleGroups.data && fitnessComponents.data
        ? {
            sources: sources.data,
            muscleGroups: muscleGroups.data,
            fitnessComponents: fitnessComponents.data,
          }
        : null,
    hasFailed: all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

export type FilterOptions = NonNullable<ReturnType<typeof useFilterOptions>['options']>;
