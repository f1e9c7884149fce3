import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { reloadCalendars } from '../calendar-cache/calendarCache';
import type { SubjectKey } from '../subject/subject';
import { type NewDates, newDates } from './newDates';
import { type OpenSchedule, scheduleCalls } from './scheduleCalls';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

/** Gives a schedule of a client or of a group other dates and days. A refusal is thrown, and changes nothing. */
export function useRescheduling(subject: SubjectKey, schedule: OpenSchedule) {
  const cache = useQueryClient();
  const { change } = scheduleCalls(subject, useClubScope());
  return async (dates: NewDates, title: string, idempotencyKey: string): Promise<void> => {
    const { id, version } = schedule;
    const fields = newDates(schedule, dates, localCalendarDate(new Date()));
    try {
      await change(id, { version, fields, idempotencyKey });
      notify.success(texts.rescheduled(title));
    } finally {
      void reloadCalendars(cache);
    }
  };
}
