import type { SuggestedDose } from '../contracts/library/exerciseDose';

export const buildDose = (given: Partial<SuggestedDose> = {}): SuggestedDose => ({
  sets: null,
  reps: null,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  weight: null,
  weight_units: 'lb',
  pace: null,
  pace_units: 'mph',
  tempo: null,
  rest: 0,
  rest_tempo: 0,
  exercise_sides: 'alternate',
  ...given,
});
