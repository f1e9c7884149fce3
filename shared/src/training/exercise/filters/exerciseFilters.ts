import type { Exercise, ExerciseSource } from '../../../contracts/library/exercises';
import { type BodyRegion, bodyRegions, regionOfMuscleGroup } from '../../body-map/bodyRegions';

/** Filters of an exercise list. An exercise must match one value of each part; an empty part matches all. */
export interface ExerciseFilters {
  readonly sources: readonly ExerciseSource[];
  readonly muscleGroupIds: readonly number[];
  readonly fitnessComponentIds: readonly number[];
}

type MuscleGroup = Exercise['muscle_groups'][number];

export const NO_EXERCISE_FILTERS: ExerciseFilters = {
  sources: [],
  muscleGroupIds: [],
  fitnessComponentIds: [],
};

export function countFilters({ sources, muscleGroupIds, fitnessComponentIds }: ExerciseFilters): number {
  return sources.length + muscleGroupIds.length + fitnessComponentIds.length;
}

export function areSameFilters(one: ExerciseFilters, other: ExerciseFilters): boolean {
  const parts = ['sources', 'muscleGroupIds', 'fitnessComponentIds'] as const;
  return parts.every((part) => {
    const wanted = new Set<number | string>(other[part]);
    return one[part].length === wanted.size && one[part].every((value) => wanted.has(value));
  });
}

/** Body map regions of the chosen muscle groups. Groups wider than a region have none. */
export function chosenRegions(groups: readonly MuscleGroup[], chosenIds: readonly number[]): BodyRegion[] {
  const regions = groups
    .filter(({ id }) => chosenIds.includes(id))
    .map(({ name }) => regionOfMuscleGroup(name));
  return bodyRegions.filter((region) => regions.includes(region));
}

/**
 * Muscle groups after regions were chosen: those of the regions, plus the already chosen groups that the body map does
 * not show (Arms, Legs, Upper Body, Lower Body, Total Body).
 */
export function groupsOfRegions(
  groups: readonly MuscleGroup[],
  chosenIds: readonly number[],
  regions: readonly BodyRegion[],
): number[] {
  const isChosen = ({ id, name }: MuscleGroup) => {
    const region = regionOfMuscleGroup(name);
    return region ? regions.includes(region) : chosenIds.includes(id);
  };
  return groups.filter(isChosen).map(({ id }) => id);
}
