import { isBirthDate } from './birthDate';

/**
 * Whether something can have been recorded on this day, both `YYYY-MM-DD`: not before 1900 and not in the future. One
 * day beyond today counts, because where the person is it may be tomorrow already.
 */
export const isDayOfRecord = (date: string, today: string): boolean => isBirthDate(date, today);
