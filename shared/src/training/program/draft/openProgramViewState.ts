import type { ProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';

export type OpenProgramViewState = Pick<
  ProgramViewState,
  'view' | 'workoutId' | 'exerciseId' | 'exerciseKey'
>;

export const PROGRAM_ALONE: OpenProgramViewState = {
  view: 'programDetails',
  workoutId: null,
  exerciseId: null,
};
