import { keptAdjustments } from '@formline/shared/training/exercise/details/shownAdjustments.ts';
import {
  idsParameter,
  type ListViewState,
  readId,
  readIds,
  readListViewState,
  withParameters,
  writeListViewState,
} from '@formline/shared/training/library-list/listViewState.ts';
import { workoutEditorViews } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';

export const programViews = ['programList', 'programDetails', 'addWorkouts', ...workoutEditorViews] as const;
export type ProgramView = (typeof programViews)[number];

export const NEW_PROGRAM = 'new';

export interface ProgramViewState extends ListViewState {
  readonly categoryIds: readonly number[];
  readonly view: ProgramView;
  readonly programId: number | typeof NEW_PROGRAM | null;
  readonly workoutId: number | null;
  /** Slot key of what is open beside the workout, in most views. */
  readonly exerciseId: string | null;
  /** With an open progression or regression: the slot it could be swapped into. */
  readonly exerciseKey?: string | null | undefined;
}

export const closedProgram = {
  view: 'programList',
  programId: null,
  workoutId: null,
  exerciseId: null,
} as const satisfies Partial<ProgramViewState>;

const needsWorkout = (view: ProgramView) => workoutEditorViews.some((known) => known === view);

/** Reads the query string. Invalid values, such as a workout without a program, are ignored. */
export function readProgramViewState(params: URLSearchParams): ProgramViewState {
  const list = { ...readListViewState(params), categoryIds: readIds(params, 'categoryIds') };
  const view = programViews.find((known) => known === params.get('view')) ?? 'programList';
  const programId = params.get('programId') === NEW_PROGRAM ? NEW_PROGRAM : readId(params, 'programId');
  if (view === 'programList' || programId === null) return { ...list, ...closedProgram };
  const workoutId = readId(params, 'workoutId');
  if (!needsWorkout(view) || workoutId === null) {
    const open = view === 'addWorkouts' ? view : 'programDetails';
    return { ...list, ...closedProgram, programId, view: open };
  }
  return {
    ...list,
    view,
    programId,
    workoutId,
    exerciseId: params.get('exerciseId'),
    exerciseKey: view === 'progressionRegressionExDetails' ? params.get('exerciseKey') : null,
  };
}

export function writeProgramViewState(params: URLSearchParams, viewState: ProgramViewState): URLSearchParams {
  const { view, programId, workoutId, exerciseId, exerciseKey, categoryIds } = viewState;
  const textOf = (value: number | string | null) => (value === null ? null : String(value));
  return withParameters(writeListViewState(params, viewState), {
    categoryIds: idsParameter(categoryIds),
    view: view === 'programList' ? null : view,
    programId: textOf(programId),
    workoutId: textOf(workoutId),
    exerciseId,
    exerciseKey: view === 'progressionRegressionExDetails' ? (exerciseKey ?? null) : null,
    ...keptAdjustments(params, exerciseId),
  });
}
