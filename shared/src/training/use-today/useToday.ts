import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useEffect, useState } from 'react';

const CLOCK_CHECK_MS = 60_000;

const readToday = () => localCalendarDate(new Date());

export function useToday(): string {
  const [today, setToday] = useState(readToday);
  // Effect: timers stop while the machine sleeps, so waking up checks the date too.
  useEffect(() => {
    const check = () => setToday(readToday());
    const timer = setInterval(check, CLOCK_CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return today;
}
