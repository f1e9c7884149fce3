import type { ProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';

/** The part of a place an open program changes. */
export type OpenProgramViewState = Pick<
  ProgramViewState,
  'view' | 'workoutId' | 'exerciseId' | 'exerciseKey'
>;

/** Nothing beside the program. */
export const PROGRAM_ALONE: OpenProgramViewState = {
  view: 'programDetails',
  workoutId: null,
  exerciseId: null,
};
