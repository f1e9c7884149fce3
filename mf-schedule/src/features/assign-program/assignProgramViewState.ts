import type { PageLocation } from '@formline/shared/routing';
import {
  readProgramViewState,
  writeProgramViewState,
} from '@formline/shared/training/program/list/programViewState.ts';
import { isSamePage } from '../../components/subject/isSamePage';

export const assignProgramViewState = { read: readProgramViewState, write: writeProgramViewState };

/** Whether the same program is open at the next address, for the same client or group. */
export const staysAtProgram = (current: PageLocation, next: PageLocation): boolean =>
  isSamePage(current, next) && programOf(current) === programOf(next);

const programOf = ({ search }: PageLocation) => readProgramViewState(new URLSearchParams(search)).programId;
