import type { AddedPlaces } from './planWorkouts';
import { numberOfPlace, placeOfNumber } from './scheduledProgram';

const LIBRARY = 'library-';
const WHOLE = /^[1-9]\d{0,9}$/;

/**
 * How the address names a workout of a program that is scheduled: by its place in the schedule, and one of the library that
 * is not saved with it yet by its own number after a word.
 */
export const programNumbers = (added: AddedPlaces) => ({
  read: (name: string | null): number | null => {
    if (name === null) return null;
    if (name.startsWith(LIBRARY)) return wholeNumber(name.slice(LIBRARY.length));
    const placeId = wholeNumber(name);
    if (placeId === null) return null;
    const known = [...added].find(([, place]) => place === placeId);
    return known ? known[0] : numberOfPlace(placeId);
  },
  write: (number: number | null): string | null => {
    if (number === null) return null;
    const placeId = placeOfNumber(number) ?? added.get(number);
    return placeId === undefined ? `${LIBRARY}${number}` : String(placeId);
  },
});

const wholeNumber = (text: string): number | null => (WHOLE.test(text) ? Number(text) : null);
