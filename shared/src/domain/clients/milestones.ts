/** What the rules need to know of a milestone: `status` is true once it is done, `ordinal` its place among the open. */
export interface OrderedMilestone {
  readonly id: number;
  readonly status: boolean;
  readonly ordinal: number;
}

/**
 * The highest place any milestone of the list has, done ones included; 0 for an empty list.
 */
export function highestOrdinal(all: readonly Pick<OrderedMilestone, 'ordinal'>[]): number {
  return all.reduce((highest, { ordinal }) => Math.max(highest, ordinal), 0);
}

/**
 * The place a milestone gets when it is ticked or unticked: the highest there is when it gets done, one behind the
 * highest when it becomes open again.
 * @example ordinalAfterToggle([{ ordinal: 1 }, { ordinal: 4 }], false) // 5
 */
export function ordinalAfterToggle(
  all: readonly Pick<OrderedMilestone, 'ordinal'>[],
  becomesDone: boolean,
): number {
  return Math.max(1, highestOrdinal(all) + (becomesDone ? 0 : 1));
}

/** The open milestones by their place, then the done ones in the order given; equal places keep the older one first. */
export function sortMilestones<M extends OrderedMilestone>(all: readonly M[]): M[] {
  const open = all.filter(({ status }) => !status);
  open.sort((one, other) => one.ordinal - other.ordinal || one.id - other.id);
  return [...open, ...all.filter(({ status }) => status)];
}

/**
 * Moves one open milestone, counted by its place on the screen from 0, and numbers the open ones from 1 again. Done ones
 * stay as they are. A place there is not changes nothing.
 */
export function moveMilestone<M extends OrderedMilestone>(all: readonly M[], from: number, to: number): M[] {
  const sorted = sortMilestones(all);
  const open = sorted.filter(({ status }) => !status);
  const [moved] = open.splice(from, 1);
  if (!moved) return sorted;
  open.splice(to, 0, moved);
  const renumbered = open.map((milestone, index) => ({ ...milestone, ordinal: index + 1 }));
  return [...renumbered, ...sorted.filter(({ status }) => status)];
}

/** Ticks or unticks one milestone of the list; the others keep their places. */
export function toggleMilestone<M extends OrderedMilestone>(all: readonly M[], id: number): M[] {
  return sortMilestones(
    all.map((milestone) =>
      milestone.id === id
        ? { ...milestone, status: !milestone.status, ordinal: ordinalAfterToggle(all, !milestone.status) }
        : milestone,
    ),
  );
}
