import { dayOfMonth, monthNumberOf, yearOf } from '../dates/calendarDates';
import { programNamesTexts } from './training.texts';

export const FALLBACK_PROGRAM_CATEGORY = 'General Fitness';

/** The problem of a program's name, or null. */
export function programNameProblem(name: string): string | null {
  return name.trim() === '' ? programNamesTexts.required : null;
}

/** Default name: `New Program 03-15`. @param date today in the trainer's zone, `YYYY-MM-DD` */
export function newProgramName(date: string): string {
  return `New Program ${date.slice(5)}`;
}

/** `New Program 03/15/2028 09:05:00`. @param date and time in the trainer's zone, `YYYY-MM-DD` and `hh:mm:ss` */
export function newTimedProgramName(date: string, time: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `New Program ${two(monthNumberOf(date))}/${two(dayOfMonth(date))}/${yearOf(date)} ${time}`;
}
