import type { Activity } from '@formline/shared/contracts/people/activityFeed';
import { addDays, localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { shortDate } from '../../components/measures/shortDate';
import { managerDashboardTexts } from './managerDashboard.texts';

const texts = managerDashboardTexts.feed;

export interface ActivityWords {
  readonly who: string;
  readonly did: string;
}

/** Groups are named as they are today; deleted ones are left out. */
export function activityWords(activity: Activity, groupTitles: ReadonlyMap<number, string>): ActivityWords {
  const { activity_type: type, subject, count, date, client, client_group_id: groupId } = activity;
  const did = texts.did[type]({ subject, count, day: date ? shortDate(date) : '' });
  if (client) return { who: client.full_name, did };
  if (type === 'client_invited' || type === 'group_created') return { who: subject, did };
  const group = groupId === null ? texts.formerClient : (groupTitles.get(groupId) ?? texts.aGroup);
  return { who: group, did };
}

export interface ActivityDay {
  readonly date: string;
  readonly activities: readonly Activity[];
}

export function byDay(activities: readonly Activity[]): ActivityDay[] {
  const days = new Map<string, Activity[]>();
  for (const activity of activities) {
    const date = localCalendarDate(new Date(activity.happened_at));
    days.set(date, [...(days.get(date) ?? []), activity]);
  }
  return [...days].map(([date, ofDay]) => ({ date, activities: ofDay }));
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

export function dayName(date: string, today: string): string {
  if (date === today) return texts.today;
  if (date === addDays(today, -1)) return texts.yesterday;
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Local time: `5:00 PM`. */
export const timeOfDay = (instant: string): string => timeFormat.format(new Date(instant));
