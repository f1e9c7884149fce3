import type { BodyRegion } from './bodyRegions';

/** Body map region of each muscle of the overhead squat assessment, by its number. */
const regionOfMuscle: ReadonlyMap<number, BodyRegion> = new Map([
  [1, 'soleus'],
  [2, 'calves'],
  [3, 'calves'],
  [4, 'calves'],
  [5, 'calves'],
  [6, 'calves'],
  [7, 'soleus'],
  [8, 'knees'],
  [9, 'hamstrings'],
  [10, 'hamstrings'],
  [11, 'hamstrings'],
  [12, 'quadriceps'],
  [13, 'quadriceps'],
  [14, 'quadriceps'],
  [15, 'adductor'],
  [16, 'adductor'],
  [17, 'abductors'],
  [18, 'hips'],
  [19, 'hips'],
  [20, 'abductors'],
  [21, 'abductors'],
  [22, 'hips'],
  [23, 'trunk'],
  [24, 'trunk'],
  [25, 'back'],
  [26, 'back'],
  [27, 'back'],
  [28, 'chest'],
  [29, 'back'],
  [30, 'back'],
  [31, 'shoulders'],
]);

export function regionsOfMuscles(muscles: readonly { readonly id: number }[]): BodyRegion[] {
  const regions = muscles.flatMap(({ id }) => regionOfMuscle.get(id) ?? []);
  return [...new Set(regions)];
}
