/** In display order. The last five are no single region of the body map. */
export const muscleGroups = [
  'Chest',
  'Trunk',
  'Biceps',
  'Triceps',
  'Neck',
  'Shoulders',
  'Head',
  'Abductors',
  'Quadriceps',
  'Knees',
  'Calves',
  'Forearms',
  'Back',
  'Hips',
  'Hamstrings',
  'Adductor',
  'Soleus',
  'Arms',
  'Legs',
  'Upper Body',
  'Lower Body',
  'Total Body',
] as const;

export type MuscleGroupName = (typeof muscleGroups)[number];
