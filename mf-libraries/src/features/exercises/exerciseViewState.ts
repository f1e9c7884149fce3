import {
  type ExerciseFilters,
  filterParameters,
  readExerciseFilters,
} from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
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

export type OpenExercise =
  | { readonly view: 'exerciseDetails'; readonly id: number }
  | { readonly view: 'customExerciseDetails'; readonly id: number | 'new' };

export interface ExerciseViewState extends ListViewState {
  readonly filters: ExerciseFilters;
  readonly open: OpenExercise | null;
  readonly routine: RoutineView | null;
  readonly showsAdjustments: boolean;
}

const LIST_VIEW = 'exerciseList';
const NEW = 'new';
const YES = 'true';

/** Invalid combinations count as absent. */
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
