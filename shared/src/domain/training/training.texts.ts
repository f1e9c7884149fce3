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

export const compoundRoutineTexts = {
  incomplete: 'Please fill all the details',
  tooManyReps: 'Enter a maximum of 99 Reps',
  tooManyRounds: 'Enter a maximum of 99 Rounds',
  titleTooLong: 'Enter a name of at most 160 characters',
  restNotClock: 'Must be in the format - MM:SS',
  tooManyInSuperset: 'A super set has exactly 2 exercises',
  tooManyInCircuit: 'A circuit has at most 30 exercises',
  repeatedInCircuit: 'An exercise can be in a circuit only once',
  wrongOrder: 'Each exercise needs its own place, counted from 0',
} as const;

export const programNamesTexts = { required: 'Program name is required' };

export const loggedWorkoutTexts = {
  exerciseTwice: 'A log names each exercise of the workout once',
  setTwice: 'Each set of an exercise has its own number',
  tooManySets: (most: number) => `A workout has at most ${most.toLocaleString('en-US')} sets`,
  emptySet: 'A set needs repetitions, a weight, a time or a distance',
};
