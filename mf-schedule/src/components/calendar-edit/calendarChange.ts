import { call, failureMessage } from '@formline/shared/api-client';
import {
  type CalendarChange,
  listCalendarChanges,
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { announceChange, change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { calendarEditTexts, changeText } from './calendarEdit.texts';
import { undoable } from './undoable';

const texts = calendarEditTexts.change;
type Turn = 'undo' | 'redo';
const endpoints = { undo: undoCalendarChange, redo: redoCalendarChange };

interface ChangeOfClient {
  readonly clientId: number;
  readonly changeId: number;
}

/** @throws ApiError when somebody changed the workouts since */
export function turnChange(
  { clientId, changeId }: ChangeOfClient,
  turn: Turn,
  options?: { readonly reload: 'when-shown' },
): Promise<CalendarChange> {
  const params = { id: clientId, changeId };
  const body = { currentDate: localCalendarDate(new Date()) };
  return change(endpoints[turn], { params, body }, options);
}

/** Says what was done, or why it was not. */
export async function turnAndTell(of: ChangeOfClient, turn: Turn): Promise<void> {
  try {
    const turned = changeText(await turnChange(of, turn));
    notify.success(turn === 'undo' ? texts.undone(turned) : texts.redone(turned));
  } catch (error) {
    announceChange(['schedules']);
    notify.error(failureMessage(error, texts.notUndone));
  }
}

export async function newestChange(
  clientId: number,
  userId: number | null,
  turn: Turn,
): Promise<CalendarChange | null> {
  return undoable(await call(listCalendarChanges, { params: { id: clientId } }), userId)[turn];
}

/** The newest change of this person on the calendar. */
export async function turnNewest(clientId: number, userId: number | null, turn: Turn): Promise<void> {
  try {
    const newest = await newestChange(clientId, userId, turn);
    if (newest) await turnAndTell({ clientId, changeId: newest.id }, turn);
    else notify.error(turn === 'undo' ? texts.nothingToUndo : texts.nothingToRedo);
  } catch (error) {
    notify.error(failureMessage(error, texts.notUndone));
  }
}
