import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import {
  type scheduleForClients,
  undoScheduleForClients,
} from '@formline/shared/contracts/scheduling/severalClients';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { failureMessage, newIdempotencyKey } from '@formline/shared/api-client';
import { scheduleDialogTexts } from './scheduleDialog.texts';

const texts = scheduleDialogTexts.several;

export type SeveralOutcome = EndpointResult<typeof scheduleForClients>;

/** Some clients were refused. */
export interface PartialOutcome extends SeveralOutcome {
  readonly leave: () => void;
}

export const offerUndo = (outcome: SeveralOutcome, title: string): void =>
  notify.undoable(
    scheduleDialogTexts.scheduled(title, texts.clients(outcome.scheduled.length)),
    () => void undoSchedule(outcome),
  );

/** Takes back what nobody has changed since. */
export async function undoSchedule(
  { scheduled }: Pick<SeveralOutcome, 'scheduled'>,
  idempotencyKey = newIdempotencyKey(),
): Promise<void> {
  try {
    const body = { scheduled, currentDate: localCalendarDate(new Date()) };
    const { undone_client_ids, refused } = await change(undoScheduleForClients, { body }, { idempotencyKey });
    const undone = texts.undone(undone_client_ids.length);
    if (refused.length > 0) notify.error(texts.partlyUndone(undone, refused.length));
    else notify.success(undone);
  } catch (error) {
    notify.error(failureMessage(error), () => void undoSchedule({ scheduled }, idempotencyKey));
  }
}
