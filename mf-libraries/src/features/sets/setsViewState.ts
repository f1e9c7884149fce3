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

/** What the address says of the supersets and circuits. */
export interface SetsViewState {
  readonly search: string;
  /** The superset or circuit beside the list. */
  readonly routine: RoutineView | null;
  /** The exercise beside the list, where it belongs to no superset or circuit. */
  readonly exerciseId: number | null;
}

const EXERCISE_VIEW = 'exerciseDetails';

/** How the place stands in the query string; what makes no sense there counts as absent. */
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
