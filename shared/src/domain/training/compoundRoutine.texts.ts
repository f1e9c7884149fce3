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
