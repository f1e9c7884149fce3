import {
  readId,
  readListViewState,
  withParameters,
} from '@formline/shared/training/library-list/listViewState.ts';
import {
  readRoutineView,
  routineParameters,
  type RoutineView,
} from '../../components/routine-panel/routineView';

export interface SetsViewState {
  readonly search: string;
  readonly routine: RoutineView | null;
  readonly exerciseId: number | null;
}

const EXERCISE_VIEW = 'exerciseDetails';

export const setsViewState = {
  read: (params: URLSearchParams): SetsViewState => ({
    search: readListViewState(params).search,
    routine: readRoutineView(params),
    exerciseId: params.get('view') === EXERCISE_VIEW ? readId(params, 'exerciseId') : null,
  }),
  write: (params: URLSearchParams, { search, routine, exerciseId }: SetsViewState): URLSearchParams =>
    withParameters(params, {
      search: search || null,
      ...routineParameters(routine),
      ...(!routine && exerciseId !== null && { view: EXERCISE_VIEW, exerciseId: String(exerciseId) }),
    }),
};
