import type { ExerciseFilters } from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
import {
  filterParameters,
  readExerciseFilters,
} from '@formline/shared/training/exercise/filters/filtersInAddress.ts';
import {
  type ListViewState,
  readId,
  readListViewState,
  withParameters,
  writeListViewState,
} from '@formline/shared/training/library-list/listViewState.ts';

import {
  readRoutineView,
  routineParameters,
  type RoutineView,
} from '../../components/routine-panel/routineView';

/** What stands beside the list: an exercise that is read, or an own one that is made or changed. */
export type OpenExercise =
  | { readonly view: 'exerciseDetails'; readonly id: number }
  | { readonly view: 'customExerciseDetails'; readonly id: number | 'new' };

/** What the address says of the exercises page. */
export interface ExerciseViewState extends ListViewState {
  readonly filters: ExerciseFilters;
  readonly open: OpenExercise | null;
  /** The superset or circuit beside the list. */
  readonly routine: RoutineView | null;
  /** Progressions and regressions of the open exercise are unfolded. */
  readonly showsAdjustments: boolean;
}

const LIST_VIEW = 'exerciseList';
const NEW = 'new';
const YES = 'true';

/** How the place stands in the query string; what makes no sense there counts as absent. */
export const exerciseViewState = {
  read: (params: URLSearchParams): ExerciseViewState => ({
    ...readListViewState(params),
    filters: readExerciseFilters(params),
    open: readOpen(params),
    routine: readRoutineView(params),
    showsAdjustments: params.get('showProgressionsRegressions') === YES,
  }),
  write: (params: URLSearchParams, viewState: ExerciseViewState): URLSearchParams => {
    const { filters, open, routine, showsAdjustments } = viewState;
    return withParameters(writeListViewState(params, viewState), {
      ...filterParameters(filters),
      ...routineParameters(routine),
      ...(open && { view: open.view, exerciseId: String(open.id) }),
      showProgressionsRegressions: open && showsAdjustments ? YES : null,
    });
  },
};

/** The query string that opens an exercise, or the form of a new one. */
export const openExerciseQuery = (open: OpenExercise): string =>
  new URLSearchParams({ view: open.view, exerciseId: String(open.id) }).toString();

function readOpen(params: URLSearchParams): OpenExercise | null {
  const view = params.get('view') ?? LIST_VIEW;
  const id = readId(params, 'exerciseId');
  if (view === 'customExerciseDetails') {
    if (params.get('exerciseId') === NEW) return { view, id: NEW };
    return id === null ? null : { view, id };
  }
  return view === 'exerciseDetails' && id !== null ? { view, id } : null;
}
