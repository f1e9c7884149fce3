import type { CalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';

interface Undoable {
  /** The person's newest change that holds. */
  readonly undo: CalendarChange | null;
  /** What was undone last, with no other change since. */
  readonly redo: CalendarChange | null;
}

/** @param changes the newest first */
export function undoable(changes: readonly CalendarChange[], userId: number | null): Undoable {
  const own = changes.filter(({ changed_by }) => changed_by.id === userId);
  const undo = own.find(({ undone_at }) => undone_at === null) ?? null;
  const lastMade = own[0]?.changed_at ?? '';
  // A change that was made later ends what could be done again.
  const redo = own.findLast(({ undone_at }) => undone_at !== null && undone_at >= lastMade) ?? null;
  return { undo, redo };
}
