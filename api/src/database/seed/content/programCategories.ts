export const programCategories = [
  'Beginners',
  'General Fitness',
  'Interval Training',
  'Lifestyle',
  'Maximal Strength',
  'Muscle Gain',
  'Power',
  'Stabilization Endurance',
  'Wakeup Workout',
] as const;

export type ProgramCategoryLabel = (typeof programCategories)[number];
