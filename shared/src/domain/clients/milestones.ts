/** `status` is true once it is done, `ordinal` its position among the open ones. */
export interface OrderedMilestone {
  readonly id: number;
  readonly status: boolean;
  readonly ordinal: number;
}

/** The highest ordinal of the list, done ones included; 0 for an empty list. */
export function highestOrdinal(all: readonly Pick<OrderedMilestone, 'ordinal'>[]): number {
  return all.reduce((highest, { ordinal }) => Math.max(highest, ordinal), 0);
}

/** The ordinal after a toggle: the highest when it gets done, one above the highest when it is open again. */
export function ordinalAfterToggle(
  all: readonly Pick<OrderedMilestone, 'ordinal'>[],
  becomesDone: boolean,
): number {
  return Math.max(1, highestOrdinal(all) + (becomesDone ? 0 : 1));
}

/** The open milestones by ordinal, then the done ones; equal ordinals keep the older one first. */
export function sortMilestones<M extends OrderedMilestone>(all: readonly M[]): M[] {
  const open = all.filter(({ status }) => !status);
  open.sort((one, other) => one.ordinal - other.ordinal || one.id - other.id);
  return [...open, ...all.filter(({ status }) => status)];
}

/** Moves one open milestone by indices from 0 and numbers the open ones from 1. An unknown index changes nothing. */
export function moveMilestone<M extends OrderedMilestone>(all: readonly M[], from: number, to: number): M[] {
  const sorted = sortMilestones(all);
  const open = sorted.filter(({ status }) => !status);
  const [moved] = open.splice(from, 1);
  if (!moved) return sorted;
  open.splice(to, 0, moved);
  const renumbered = open.map((milestone, index) => ({ ...milestone, ordinal: index + 1 }));
  return [...renumbered, ...sorted.filter(({ status }) => status)];
}

/** Toggles one milestone of the list; the others keep their ordinals. */
export function toggleMilestone<M extends OrderedMilestone>(all: readonly M[], id: number): M[] {
  return sortMilestones(
    all.map((milestone) =>
      milestone.id === id
        ? { ...milestone, status: !milestone.status, ordinal: ordinalAfterToggle(all, !milestone.status) }
        : milestone,
    ),
  );
}
