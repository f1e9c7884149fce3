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
  const [lastUndone] = own.toSorted((one, other) => undoneAt(other).localeCompare(undoneAt(one)));
  // A change that was made later ends what could be done again.
  const isLatest = lastUndone !== undefined && undoneAt(lastUndone) >= lastMade;
  const redo = isLatest && lastUndone.undone_at !== null ? lastUndone : null;
  return { undo, redo };
}

const undoneAt = ({ undone_at }: CalendarChange): string => undone_at ?? '';
