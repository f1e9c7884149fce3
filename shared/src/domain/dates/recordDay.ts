import { isBirthDate } from './birthDate';

/**
 * Whether a record can have this day, both `YYYY-MM-DD`: since 1900, not in the future. One day
 * after today counts because of time zones.
 */
export const isDayOfRecord = (date: string, today: string): boolean => isBirthDate(date, today);
