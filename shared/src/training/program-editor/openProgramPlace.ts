import type { ProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';

/** The part of a place an open program changes. */
export type OpenProgramPlace = Pick<ProgramPlace, 'view' | 'workoutId' | 'exerciseId' | 'exerciseKey'>;

/** Nothing beside the program. */
export const PROGRAM_ALONE: OpenProgramPlace = { view: 'programDetails', workoutId: null, exerciseId: null };
