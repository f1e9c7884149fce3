import { canBeToday } from '../scheduling/repetition';
import { isDayOfRecord, localCalendarDate } from './calendarDates';

const HOUR_MS = 3_600_000;
/** Around the clock changes of both halves of the year, and the turn of the year. */
const DAYS = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31'];
const hours = DAYS.flatMap((day) =>
  Array.from({ length: 48 }, (_, hour) => Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS),
);

/** A moment as a browser of the zone reads it: the zone of the tests cannot change while they run. */
function momentIn(zone: string, time: number): Date {
  const moment = new Date(time);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Object.assign(moment, {
    getFullYear: () => read('year'),
    getMonth: () => read('month') - 1,
    getDate: () => read('day'),
  });
}

it.each(['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])(
  'a measurement and a logged set of today in %s have its day, which the server takes at every hour',
  (zone) => {
    const dayOf = new Intl.DateTimeFormat('sv', { timeZone: zone });
    for (const time of hours) {
      const today = localCalendarDate(momentIn(zone, time));
      const utcDay = new Date(time).toISOString().slice(0, 10);
      const taken = { logged: canBeToday(today, utcDay), measured: isDayOfRecord(today, utcDay) };
      expect({ today, ...taken }).toEqual({ today: dayOf.format(time), logged: true, measured: true });
    }
  },
);
