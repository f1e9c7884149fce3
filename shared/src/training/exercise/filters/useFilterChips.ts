import type { ListFilterChip } from '../../library-list/FilterChips';
import { countFilters, type ExerciseFilters } from './exerciseFilters';
import { useFilterOptions } from './useFilterOptions';

/** A chip per active muscle group and fitness component. Sources have none, because the list headings show them. */
export function useFilterChips(
  filters: ExerciseFilters,
  onChange: (filters: ExerciseFilters) => void,
): ListFilterChip[] {
  const { options } = useFilterOptions(countFilters(filters) > 0);
  if (!options) return [];
  const chipsOf = (
    part: 'muscleGroupIds' | 'fitnessComponentIds',
    tags: readonly { readonly id: number; readonly name: string }[],
  ) =>
    tags
      .filter(({ id }) => filters[part].includes(id))
      .map(({ id, name }) => ({
        key: `${part} ${id}`,
        label: name,
        onRemove: () => onChange({ ...filters, [part]: filters[part].filter((other) => other !== id) }),
      }));
  return [
    ...chipsOf('muscleGroupIds', options.muscleGroups),
    ...chipsOf('fitnessComponentIds', options.fitnessComponents),
  ];
}
