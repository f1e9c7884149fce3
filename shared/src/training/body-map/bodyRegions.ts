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

/** Muscle group of each region, spelled as in the catalogue of muscle groups. */
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

/** Case-insensitive. Undefined for groups wider than one region (Arms, Legs, Upper, Lower and Total Body). */
export function regionOfMuscleGroup(name: string): BodyRegion | undefined {
  return regionByMuscleGroup.get(name.trim().toLowerCase());
}
