import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useEffect, useState } from 'react';

const CLOCK_CHECK_MS = 60_000;

const readToday = () => localCalendarDate(new Date());

/** The day it is where the trainer is, `YYYY-MM-DD`. A page left open overnight moves on to the new day. */
export function useToday(): string {
  const [today, setToday] = useState(readToday);
  // Meets the clock, and the page that wakes up after the machine slept.
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
