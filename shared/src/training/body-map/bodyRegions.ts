/** The regions of the body that can be shown and chosen on the body map. */
export const bodyRegions = [
  'chest',
  'trunk',
  'biceps',
  'triceps',
  'neck',
  'shoulders',
  'head',
  'abductors',
  'quadriceps',
  'knees',
  'calves',
  'forearms',
  'back',
  'hips',
  'hamstrings',
  'adductor',
  'soleus',
] as const;

export type BodyRegion = (typeof bodyRegions)[number];

/** The name of the muscle group each region stands for, as the catalogue of muscle groups spells it. */
export const muscleGroupOfRegion: Readonly<Record<BodyRegion, string>> = {
  chest: 'Chest',
  trunk: 'Trunk',
  biceps: 'Biceps',
  triceps: 'Triceps',
  neck: 'Neck',
  shoulders: 'Shoulders',
  head: 'Head',
  abductors: 'Abductors',
  quadriceps: 'Quadriceps',
  knees: 'Knees',
  calves: 'Calves',
  forearms: 'Forearms',
  back: 'Back',
  hips: 'Hips',
  hamstrings: 'Hamstrings',
  adductor: 'Adductor',
  soleus: 'Soleus',
};

const regionByMuscleGroup = new Map<string, BodyRegion>(
  bodyRegions.map((region) => [muscleGroupOfRegion[region].toLowerCase(), region]),
);

/**
 * The region that stands for a muscle group, found by its name in any case.
 * Undefined for groups that are wider than one region (Arms, Legs, Upper Body, Lower Body, Total Body).
 */
export function regionOfMuscleGroup(name: string): BodyRegion | undefined {
  return regionByMuscleGroup.get(name.trim().toLowerCase());
}
