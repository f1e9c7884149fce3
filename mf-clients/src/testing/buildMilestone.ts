import type { Milestone } from '@formline/shared/contracts/records/milestones';

export function buildMilestone(given: Partial<Milestone> = {}): Milestone {
  const { completed_at = null } = given;
  const isDone = completed_at !== null;
  const milestone = { id: 1, name: 'Walk', ordinal: 1, due_date: null, completed_at, version: 1, ...given };
  return { ...milestone, status: isDone, isComplete: isDone };
}
