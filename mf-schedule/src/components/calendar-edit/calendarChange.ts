import { call, failureMessage } from '@formline/shared/api-client';
import {
  listCalendarChanges,
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import {
  listGroupCalendarChanges,
  redoGroupCalendarChange,
  undoGroupCalendarChange,
} from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { announceChange, change, type QueryClient, queryOf } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { calendarEditTexts, changeText } from './calendarEdit.texts';
import { undoable } from './undoable';

const texts = calendarEditTexts.change;
type Turn = 'undo' | 'redo';
const endpoints = {
  client: { list: listCalendarChanges, undo: undoCalendarChange, redo: redoCalendarChange },
  group: { list: listGroupCalendarChanges, undo: undoGroupCalendarChange, redo: redoGroupCalendarChange },
};

export interface ChangeOfCalendar {
  readonly owner: OwnerKey;
  readonly changeId: number;
}

export const changesQuery = ({ kind, id }: OwnerKey) => queryOf(endpoints[kind].list, { params: { id } });

/** Says what was done, or why it was not. */
export async function turnAndNotify(
  { owner: { kind, id }, changeId }: ChangeOfCalendar,
  turn: Turn,
): Promise<void> {
  const body = { currentDate: localCalendarDate(new Date()) };
  try {
    const turned = changeText(await change(endpoints[kind][turn], { params: { id, changeId }, body }));
    notify.success(turn === 'undo' ? texts.undone(turned) : texts.redone(turned));
  } catch (error) {
    announceChange(['schedules']);
    notify.error(failureMessage(error, texts.notUndone));
  }
}

const sending = new WeakMap<QueryClient, Promise<unknown>>();

/** One after the other: moves, which are shown before they are answered, and what undoes them. */
export function inTurn<T>(cache: QueryClient, send: () => Promise<T>): Promise<T> {
  const sent = (sending.get(cache) ?? Promise.resolve()).then(send);
  // The caller reports the failure; the next one must go on.
  sending.set(
    cache,
    sent.catch(() => undefined),
  );
  return sent;
}

export interface Editor {
  readonly owner: OwnerKey;
  readonly userId: number | null;
  readonly cache: QueryClient;
}

/** The newest change of this person on the calendar. */
export const turnNewest = ({ owner, userId, cache }: Editor, turn: Turn): Promise<void> =>
  inTurn(cache, async () => {
    try {
      const changes = await call(endpoints[owner.kind].list, { params: { id: owner.id } });
      const found = undoable(changes, userId)[turn];
      if (found) await turnAndNotify({ owner, changeId: found.id }, turn);
      else notify.error(turn === 'undo' ? texts.nothingToUndo : texts.nothingToRedo);
    } catch (error) {
      notify.error(failureMessage(error, texts.notUndone));
    }
  });
