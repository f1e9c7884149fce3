import { calculateBodyWeightPlan } from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';

export const planInput = {
  sex: 'male',
  age: 36,
  height: 173,
  unit_height: 'cm',
  weight: 76,
  goal_weight: 70,
  unit_weight: 'kg',
  days: 365,
  activity_level_id: 2,
  activity_change: 0,
  macros: { protein: 20, carbohydrates: 50, fat: 30 },
} as const;

/** Calculated by the real model: a man of 36 years on his way from 76 to 70 kg in a year. */
export function savedPlan() {
  const calculated = calculateBodyWeightPlan(planInput, 1.375);
  if (calculated.kind === 'problem') throw new Error(calculated.problem);
  const when = { date: '2026-06-14', created_at: '2026-06-14T10:00:00.000Z' };
  return {
    id: 1,
    user_id: 11,
    ...when,
    formula: 'hall_2011',
    formula_version: 1,
    input: planInput,
    result: calculated.result,
  };
}
