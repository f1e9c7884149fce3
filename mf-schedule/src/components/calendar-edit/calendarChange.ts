import { call, failureMessage } from '@formline/shared/api-client';
import {
  type CalendarChange,
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
import { announceChange, change, queryOf } from '@formline/shared/query';
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

/** @throws ApiError when somebody changed the workouts since */
export function turnChange(
  { owner: { kind, id }, changeId }: ChangeOfCalendar,
  turn: Turn,
  options?: { readonly reload: 'when-shown' },
): Promise<CalendarChange> {
  const params = { id, changeId };
  const body = { currentDate: localCalendarDate(new Date()) };
  return change(endpoints[kind][turn], { params, body }, options);
}

/** Says what was done, or why it was not. */
export async function turnAndNotify(of: ChangeOfCalendar, turn: Turn): Promise<void> {
  try {
    const turned = changeText(await turnChange(of, turn));
    notify.success(turn === 'undo' ? texts.undone(turned) : texts.redone(turned));
  } catch (error) {
    announceChange(['schedules']);
    notify.error(failureMessage(error, texts.notUndone));
  }
}

export async function newestChange(
  { kind, id }: OwnerKey,
  userId: number | null,
  turn: Turn,
): Promise<CalendarChange | null> {
  return undoable(await call(endpoints[kind].list, { params: { id } }), userId)[turn];
}

/** The newest change of this person on the calendar. */
export async function turnNewest(owner: OwnerKey, userId: number | null, turn: Turn): Promise<void> {
  try {
    const newest = await newestChange(owner, userId, turn);
    if (newest) await turnAndNotify({ owner, changeId: newest.id }, turn);
    else notify.error(turn === 'undo' ? texts.nothingToUndo : texts.nothingToRedo);
  } catch (error) {
    notify.error(failureMessage(error, texts.notUndone));
  }
}
