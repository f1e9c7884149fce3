export const ownExerciseTexts = {
  nameMissing: 'Name is a required field',
  descriptionMissing: 'Description is a required field',
  muscleGroupMissing: 'At least 1 muscle group is required',
  tooLong: (field: string, longest: number) => `${field} must be at most ${longest} characters`,
} as const;
