import {
  type ExerciseTag,
  type ExerciseTagIds,
  exerciseTags,
} from '@formline/shared/contracts/library/exerciseTags';
import { type ExerciseSource, exerciseSources } from '@formline/shared/contracts/library/exercises';
import { keysOf, mapValues } from '@formline/shared/domain/text/typedRecords';
import { type BodyRegion, bodyRegions, regionOfMuscleGroup } from '../../body-map/bodyRegions';
import { idsParameter, readIds } from '../../library-list/listViewState';

/** Filters of an exercise list. An exercise must match one value of each part; an empty part matches all. */
export interface ExerciseFilters extends ExerciseTagIds {
  readonly sources: readonly ExerciseSource[];
}

export const exerciseTagKinds = keysOf(exerciseTags);

export const NO_EXERCISE_FILTERS: ExerciseFilters = { sources: [], ...mapValues(exerciseTags, () => []) };

const filterParts = ['sources', ...exerciseTagKinds] as const;

export const countFilters = (filters: ExerciseFilters): number =>
  filterParts.reduce((count, part) => count + filters[part].length, 0);

export const areSameFilters = (one: ExerciseFilters, other: ExerciseFilters): boolean =>
  filterParts.every((part) => {
    const others = new Set<number | string>(other[part]);
    return one[part].length === others.size && one[part].every((value) => others.has(value));
  });

/** Reads exercise filters from the query string; invalid values are ignored. */
export const readExerciseFilters = (params: URLSearchParams): ExerciseFilters => ({
  sources: exerciseSources.filter((source) => params.get('sources')?.split(',').includes(source)),
  ...mapValues(exerciseTags, ({ parameter }) => readIds(params, parameter)),
});

export const filterParameters = (filters: ExerciseFilters): Record<string, string | null> => ({
  sources: filters.sources.join(',') || null,
  ...Object.fromEntries(
    exerciseTagKinds.map((kind) => [exerciseTags[kind].parameter, idsParameter(filters[kind])]),
  ),
});

/** Body map regions of the chosen muscle groups. Groups wider than a region have none. */
export function chosenRegions(groups: readonly ExerciseTag[], chosenIds: readonly number[]): BodyRegion[] {
  const regions = groups
    .filter(({ id }) => chosenIds.includes(id))
    .map(({ name }) => regionOfMuscleGroup(name));
  return bodyRegions.filter((region) => regions.includes(region));
}

/** Muscle groups after a choice on the body map: those of its regions, and the chosen ones that it does not show. */
export function groupsOfRegions(
  groups: readonly ExerciseTag[],
  chosenIds: readonly number[],
  regions: readonly BodyRegion[],
): number[] {
  const isChosen = ({ id, name }: ExerciseTag) => {
    const region = regionOfMuscleGroup(name);
    return region ? regions.includes(region) : chosenIds.includes(id);
  };
  return groups.filter(isChosen).map(({ id }) => id);
}
