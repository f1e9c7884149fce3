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
