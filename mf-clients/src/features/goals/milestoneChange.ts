import type { Milestone, MilestoneChange as SentChange } from '@formline/shared/contracts/records/milestones';
import { moveMilestone, sortMilestones, toggleMilestone } from '@formline/shared/domain/clients/milestones';

export type MilestoneChange =
  | { readonly kind: 'rename'; readonly id: number; readonly name: string }
  | { readonly kind: 'date'; readonly id: number; readonly due_date: string | null }
  | { readonly kind: 'tick'; readonly id: number; readonly isDone: boolean; readonly at: string }
  | { readonly kind: 'reorder'; readonly id: number; readonly to: number }
  | { readonly kind: 'remove'; readonly id: number };

export function withChange(all: readonly Milestone[], change: MilestoneChange): readonly Milestone[] {
  const { id } = change;
  const milestone = all.find((one) => one.id === id);
  if (!milestone) return all;
  switch (change.kind) {
    case 'rename':
      return replaceIn(all, { ...milestone, name: change.name });
    case 'date':
      return replaceIn(all, { ...milestone, due_date: change.due_date });
    case 'remove':
      return all.filter((one) => one.id !== id);
    case 'reorder':
      return moveMilestone(all, openOnes(all).indexOf(milestone), change.to);
    case 'tick': {
      if (milestone.status === change.isDone) return all;
      const [ticked = milestone] = toggleMilestone(all, id).filter((one) => one.id === id);
      const { isDone, at } = change;
      return replaceIn(all, { ...ticked, isComplete: isDone, completed_at: isDone ? at : null });
    }
  }
}

const replaceIn = (all: readonly Milestone[], milestone: Milestone): readonly Milestone[] =>
  all.map((one) => (one.id === milestone.id ? milestone : one));

/** Each milestone is sent with the version that the trainer saw. */
export function sentChanges(
  all: readonly Milestone[],
  change: Exclude<MilestoneChange, { kind: 'remove' }>,
): readonly SentChange[] {
  const changed = withChange(all, change);
  if (change.kind === 'reorder') {
    return openOnes(changed).map(({ id, ordinal, version }) => ({ id, ordinal, version }));
  }
  return changed
    .filter(({ id }) => id === change.id)
    .map(({ id, name, due_date, status, ordinal, version }) => {
      if (change.kind === 'rename') return { id, name, version };
      return change.kind === 'date' ? { id, due_date, version } : { id, status, ordinal, version };
    });
}

export const openOnes = (all: readonly Milestone[]): readonly Milestone[] =>
  sortMilestones(all).filter(({ status }) => !status);

export const doneOnes = (all: readonly Milestone[]): readonly Milestone[] =>
  all
    .filter(({ status }) => status)
    .sort((one, other) => (one.completed_at ?? '').localeCompare(other.completed_at ?? ''));
