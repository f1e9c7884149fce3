import {
  assessmentCategories,
  type AssessmentGroup,
  type AssessmentResult,
} from '@formline/shared/contracts/records/performanceAssessments';
import { assessmentKinds } from '@formline/shared/domain/clients/performanceAssessments';
import type { AssessmentRow } from './performanceAssessments.repository';

export function presentAssessment(row: AssessmentRow): AssessmentResult {
  return {
    id: row.id,
    date: row.date,
    value: row.value,
    performance_assessment: { name: row.name, category: assessmentKinds[row.name].category },
    version: row.version,
  };
}

export function presentAssessmentGroups(rows: readonly AssessmentRow[]): AssessmentGroup[] {
  const results = rows.map(presentAssessment);
  return assessmentCategories
    .map((category) => ({
      category,
      items: results.filter(({ performance_assessment }) => performance_assessment.category === category),
    }))
    .filter(({ items }) => items.length > 0);
}
