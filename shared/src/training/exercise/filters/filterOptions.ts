import { exerciseTags, type ExerciseTagKind } from '@formline/shared/contracts/library/exerciseTags';
import { listExerciseFilters } from '@formline/shared/contracts/library/exercises';
import { queryOf, useQueries, useQuery } from '@formline/shared/query';
import type { ListFilterChip } from '../../library-list/FilterChips';
import { countFilters, type ExerciseFilters, exerciseTagKinds } from './exerciseFilters';

/** All tags of a kind. They change only with a new version of the product, as do the sources. */
export const exerciseTagsQuery = (kind: ExerciseTagKind) => ({
  ...queryOf(exerciseTags[kind].catalogue, {}),
  staleTime: Infinity,
});
const exerciseSourcesQuery = { ...queryOf(listExerciseFilters, {}), staleTime: Infinity };

export function useFilterOptions(isNeeded: boolean) {
  const sources = useQuery({ ...exerciseSourcesQuery, enabled: isNeeded });
  const tagQueries = useQueries({
    queries: exerciseTagKinds.map((kind) => ({ ...exerciseTagsQuery(kind), enabled: isNeeded })),
  });
  const all = [sources, ...tagQueries];
  const tagGroups = exerciseTagKinds.flatMap((kind, index) => {
    const tags = tagQueries[index]?.data;
    return tags ? [{ kind, tags }] : [];
  });
  const isLoaded = tagGroups.length === exerciseTagKinds.length;
  return {
    options: sources.data && isLoaded ? { sources: sources.data, tagGroups } : null,
    hasFailed: all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

export type FilterOptions = NonNullable<ReturnType<typeof useFilterOptions>['options']>;

/** A chip per chosen tag. Sources have none, because the list headings show them. */
export function useFilterChips(
  filters: ExerciseFilters,
  onChange: (filters: ExerciseFilters) => void,
): ListFilterChip[] {
  const { options } = useFilterOptions(countFilters(filters) > 0);
  if (!options) return [];
  return options.tagGroups.flatMap(({ kind, tags }) =>
    tags
      .filter(({ id }) => filters[kind].includes(id))
      .map(({ id, name }) => ({
        key: `${kind} ${id}`,
        label: name,
        onRemove: () => onChange({ ...filters, [kind]: filters[kind].filter((other) => other !== id) }),
      })),
  );
}
