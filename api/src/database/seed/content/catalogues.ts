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

export const credentials = [
  'Certified Personal Trainer',
  'Strength and Conditioning Coach',
  'Corrective Exercise Specialist',
  'Performance Enhancement Specialist',
  'Group Fitness Instructor',
  'Nutrition Coach',
  'Weight Loss Specialist',
  'Youth Exercise Specialist',
  'Senior Fitness Specialist',
  'Physical Therapist',
  'Athletic Trainer',
  'Massage Therapist',
] as const;

export const goals = [
  'Lose Weight',
  'Build Muscle',
  'Get Stronger',
  'Improve Endurance',
  'Move Better',
  'Improve Athletic Performance',
  'Recover from an Injury',
  'Stay Healthy',
] as const;

export const fitnessComponents = [
  'Strength',
  'Hypertrophy',
  'Power',
  'Muscular Endurance',
  'Cardio',
  'Balance',
  'Core',
  'Flexibility',
  'Mobility',
  'Plyometrics',
  'Speed & Agility',
] as const;

export type FitnessComponentName = (typeof fitnessComponents)[number];

/** Exercises added without a section go to the first one. */
export const defaultSections = ['Warm-Up', 'Main', 'Core', 'Cool Down'] as const;

export type SectionName = (typeof defaultSections)[number];

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
