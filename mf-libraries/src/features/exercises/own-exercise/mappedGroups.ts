import {
  type BodyRegion,
  muscleGroupOfRegion,
  regionOfMuscleGroup,
} from '@formline/shared/training/body-map/bodyRegions.ts';

interface MuscleGroup {
  readonly id: number;
  readonly name: string;
}

export const regionsOfGroups = (chosen: readonly number[], groups: readonly MuscleGroup[]): BodyRegion[] =>
  chosen.flatMap((id) => regionOf(id, groups) ?? []);

/** Keeps order and hidden groups: deselected ones go, new ones are added last. */
export function withRegions(
  chosen: readonly number[],
  regions: readonly BodyRegion[],
  groups: readonly MuscleGroup[],
): number[] {
  const kept = chosen.filter((id) => {
    const region = regionOf(id, groups);
    return region === undefined || regions.includes(region);
  });
  const names = new Set(regions.map((region) => muscleGroupOfRegion[region]));
  const added = groups.filter(({ id, name }) => names.has(name) && !kept.includes(id));
  return [...kept, ...added.map(({ id }) => id)];
}

const regionOf = (id: number, groups: readonly MuscleGroup[]): BodyRegion | undefined =>
  regionOfMuscleGroup(groups.find((group) => group.id === id)?.name ?? '');
