import { call } from '@formline/shared/api-client';
import { updateGroupSchedule } from '@formline/shared/contracts/groupSchedules';
import { updateSchedule } from '@formline/shared/contracts/scheduleChanges';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { reloadCalendars } from '../calendar-cache/calendarCache';
import type { SubjectKey } from '../subject/subject';
import { type NewDates, newDates } from './newDates';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';
import type { OpenSchedule } from './scheduledWork.queries';

/** Gives a schedule of a client or of a group other dates and days. A refusal is thrown, and changes nothing. */
export function useRescheduling(subject: SubjectKey, schedule: OpenSchedule) {
  const cache = useQueryClient();
  const scope = useClubScope();
  const { id, kind } = subject;
  return async (dates: NewDates, title: string, idempotencyKey: string): Promise<void> => {
    const currentDate = localCalendarDate(new Date());
    const body = { ...newDates(schedule, dates, currentDate), currentDate };
    try {
      if (kind === 'group') {
        const params = { id, groupScheduleId: schedule.id };
        await call(updateGroupSchedule, { params, body: { ...body, ...scope } }, { idempotencyKey });
      } else {
        await call(updateSchedule, { params: { id, scheduleId: schedule.id }, body }, { idempotencyKey });
      }
      notify.success(texts.rescheduled(title));
    } finally {
      void reloadCalendars(cache);
    }
  };
}
