import type { SavedBodyWeightPlan } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import type { Measurement } from '@formline/shared/contracts/records/measurements';
import type {
  AssessmentName,
  AssessmentResult,
} from '@formline/shared/contracts/records/performanceAssessments';
import { assessmentKinds } from '@formline/shared/domain/clients/performanceAssessments';

export function buildMeasurement(given: Partial<Measurement> = {}): Measurement {
  return {
    id: 1,
    date: '2026-06-01',
    weight: 142,
    body_fat_percentage: 20.06,
    lean_body_mass_percentage: 79.9,
    girths: { neck: null, chest: null, waist: null, hips: null, upper_arm: null, thigh: null, calf: null },
    photos: { front: null, back: null, side: null },
    version: 1,
    ...given,
  };
}

export function buildAssessment(name: AssessmentName, date: string, value: number): AssessmentResult {
  const { category } = assessmentKinds[name];
  return { id: 1, date, value, performance_assessment: { name, category }, version: 1 };
}

/** A plan without macros of its own. */
export function buildSavedPlan({
  date,
  calories,
}: {
  readonly date: string;
  readonly calories: number;
}): SavedBodyWeightPlan {
  return {
    id: 1,
    user_id: 11,
    date,
    created_at: `${date}T10:00:00.000Z`,
    formula: 'hall_2011',
    formula_version: 1,
    input: {
      sex: 'male',
      age: 36,
      height: 68,
      unit_height: 'in',
      weight: 150,
      goal_weight: 141,
      unit_weight: 'lb',
      days: 180,
      activity_level_id: 1,
      activity_change: 0,
    },
    result: {
      calories_keep_now: 2100,
      calories_reach_goal: calories,
      calories_keep_goal: 2000,
      protein: 83,
      carbohydrates: 206,
      fat: 55,
      bmi_now: 22.8,
      bmi_goal: 21.4,
      body_fat_percentage: 20,
      physical_activity_level: 1.5,
      weights: [],
      warnings: [],
    },
  };
}
