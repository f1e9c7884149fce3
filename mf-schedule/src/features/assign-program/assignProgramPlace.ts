import type { Place } from '@formline/shared/routing';
import { readProgramPlace, writeProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';
import { isSamePage } from '../../components/subject/isSamePage';

/** How the page stands in the query string. */
export const assignProgramPlace = { read: readProgramPlace, write: writeProgramPlace };

/** Whether the same program is open at the next address, for the same client or group. */
export const staysAtProgram = (current: Place, next: Place): boolean =>
  isSamePage(current, next) && programOf(current) === programOf(next);

const programOf = ({ search }: Place) => readProgramPlace(new URLSearchParams(search)).programId;
