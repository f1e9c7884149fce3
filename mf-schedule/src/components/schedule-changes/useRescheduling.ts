import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { announceChange } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { notifyMade } from '../calendar-edit/notifyMade';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { type NewDates, newDates } from './newDates';
import { type OpenSchedule, scheduleCalls } from './scheduleCalls';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

export function useRescheduling(owner: OwnerKey, schedule: OpenSchedule) {
  const { change } = scheduleCalls(owner, useClubScope());
  return async (dates: NewDates, title: string, idempotencyKey: string): Promise<void> => {
    const { id, version } = schedule;
    const fields = newDates(schedule, dates, localCalendarDate(new Date()));
    try {
      const { change_id: changeId } = await change(id, { version, fields, idempotencyKey });
      notifyMade(texts.rescheduled(title), { owner, changeId });
    } catch (error) {
      announceChange(['schedules']);
      throw error;
    }
  };
}
