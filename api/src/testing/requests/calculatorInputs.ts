/** One valid input for each calculator. */
export const bmiOf = (weight: number) => ({ weight, unit_weight: 'kg', height: 175, unit_height: 'cm' });
export const oneRm = { weight: 100, unit_weight: 'kg', reps: 5 };
export const heartRate = { age: 40, resting_heart_rate: 60 };
export const tape = { method: 'navy', sex: 'male', unit_height: 'cm', height: 180, neck: 38, waist: 85 };
export const plan = {
  sex: 'male',
  age: 36,
  height: 173,
  unit_height: 'cm',
  weight: 76,
  goal_weight: 70,
  unit_weight: 'kg',
  days: 365,
  activity_level_id: 1,
};
