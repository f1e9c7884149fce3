import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { Milestone, readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import type { MilestoneRow, Progress } from './milestones.repository';

export function presentMilestone(row: MilestoneRow): Milestone {
  return {
    id: row.id,
    name: row.name,
    status: row.completedAt !== null,
    isComplete: row.completedAt !== null,
    ordinal: row.ordinal,
    due_date: row.dueDate,
    completed_at: row.completedAt?.toISOString() ?? null,
    version: row.version,
  };
}

export function presentProgress({
  milestones,
  goal,
}: Progress): EndpointResult<typeof readDashboardMilestones> {
  const moments = milestones.map(({ updatedAt }) => updatedAt.toISOString()).sort();
  return {
    milestones: milestones.map(presentMilestone),
    goal: goal && { id: goal.id, name: goal.name },
    latest_activity_date: moments.at(-1) ?? null,
  };
}
