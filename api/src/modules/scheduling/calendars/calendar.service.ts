import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle } from '../../../database/database';
import type { GroupOfTrainer } from '../groupSchedules/groupSchedules.repository';
import { calendarRepository, type CompletionRow, type DayRow, type GroupDayRow } from './calendar.repository';
import { monthRange } from '../schedules/schedules.service';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';

const DAYS_OF_A_WEEK = 7;

const daysFrom = (from: string, count: number) => ({ from, until: addDays(from, count) });

export function calendarService(db: DatabaseHandle) {
  const calendar = calendarRepository(db);
  return {
    async listDay(client: ClientOfTrainer, date: string): Promise<DayRow[]> {
      return calendar.listWithSchedule({ ...client, ...daysFrom(date, 1) });
    },

    async listCompletion(client: ClientOfTrainer, startDate: string): Promise<CompletionRow[]> {
      return calendar.countByDay({ ...client, ...daysFrom(startDate, DAYS_OF_A_WEEK) });
    },

    async listGroupDay(group: GroupOfTrainer, date: string) {
      const query = { ...group, ...daysFrom(date, 1) };
      return {
        workouts: await calendar.listOfGroup(query),
        members: await calendar.listMembersOfGroup(query),
      };
    },

    async listGroupMonth(group: GroupOfTrainer, day: string): Promise<GroupDayRow[]> {
      const [year = 0, month = 1] = day.split('-').map(Number);
      return calendar.listOfGroup({ ...group, ...monthRange({ year, month }) });
    },
  };
}
