import type { PageLocation } from '@formline/shared/routing';
import {
  readProgramViewState,
  writeProgramViewState,
} from '@formline/shared/training/program/list/programViewState.ts';
import { isSamePage } from '../../components/calendar-owner/isSamePage';

export const assignProgramViewState = { read: readProgramViewState, write: writeProgramViewState };

export const staysAtProgram = (current: PageLocation, next: PageLocation): boolean =>
  isSamePage(current, next) && programOf(current) === programOf(next);

const programOf = ({ search }: PageLocation) => readProgramViewState(new URLSearchParams(search)).programId;
