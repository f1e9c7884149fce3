export const exerciseDoseTexts = {
  required: (field: string) => `${field} is a required field`,
  notWhole: (field: string, from: number, to: number) =>
    `${field} must be a whole number from ${from} to ${to}`,
  outOfRange: (field: string, from: number, to: number) => `${field} must be from ${from} to ${to}`,
  notClock: 'Must be in the format - MM:SS',
  intensityMissing: 'Intensity is required when Distance is selected',
  fields: {
    sets: 'Sets',
    reps: 'Reps',
    dur_seconds: 'Duration',
    distance: 'Distance',
    weight: 'Weight',
    pace: 'Pace',
    tempo: 'Tempo',
    rest: 'Rest',
  },
} as const;
