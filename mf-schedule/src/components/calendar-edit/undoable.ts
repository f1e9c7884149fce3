import type { CalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';

interface Undoable {
  /** The person's newest change that holds. */
  readonly undo: CalendarChange | null;
  /** The first one that was undone after it. */
  readonly redo: CalendarChange | null;
}

/** @param changes the newest first */
export function undoable(changes: readonly CalendarChange[], userId: number | null): Undoable {
  const own = changes.filter(({ changed_by }) => changed_by.id === userId);
  const held = own.findIndex(({ undone_at }) => undone_at === null);
  const undo = held === -1 ? null : (own[held] ?? null);
  const redo = own[(held === -1 ? own.length : held) - 1] ?? null;
  return { undo, redo };
}
