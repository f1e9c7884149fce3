export const repetitionTexts = {
  startInPast: 'Start Date should not be set in the past',
  endNotAfterStart: 'End Date should not be set before or at Start Date',
  noDayFor: (workoutName: string) => `Must select at least 1 day for the workout: ${workoutName}`,
  startTooFar: 'Start Date should not be more than 2 years ahead',
  spanTooLong: 'End Date should not be more than 2 years after Start Date',
  noDays: 'None of the selected days lies between Start Date and End Date',
  tooManyDays: (most: number) => `This would schedule more than ${most} workouts. Choose an earlier End Date`,
} as const;
