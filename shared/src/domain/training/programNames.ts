import { dayOfMonth, monthNumberOf, yearOf } from '../dates/calendarDates';
import { programNamesTexts } from './training.texts';

/** Category of a program that was given none. */
export const FALLBACK_PROGRAM_CATEGORY = 'General Fitness';

/** What is wrong with the name of a program; null when nothing is. */
export function programNameProblem(name: string): string | null {
  return name.trim() === '' ? programNamesTexts.required : null;
}

/**
 * What a program is called when nobody gave it a name: `New Program 03-15`.
 * @param date the day it is where the trainer is, `YYYY-MM-DD`
 */
export function newProgramName(date: string): string {
  return `New Program ${date.slice(5)}`;
}

/**
 * What a nameless program is called once workouts are added to it: `New Program 03/15/2028 09:05:00`, so that several
 * of one day can be told apart.
 * @param time the time it is where the trainer is, `hh:mm:ss` of 24 hours
 */
export function newTimedProgramName(date: string, time: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `New Program ${two(monthNumberOf(date))}/${two(dayOfMonth(date))}/${yearOf(date)} ${time}`;
}
