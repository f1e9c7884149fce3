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

export interface ChoosingViewState extends ListViewState {
  readonly filters: ExerciseFilters;
  readonly openId: number | null;
  readonly showsAdjustments: boolean;
}

const DETAILS = 'exerciseDetails';
const YES = 'true';

export const choosingViewState = {
  read: (params: URLSearchParams): ChoosingViewState => ({
    ...readListViewState(params),
    filters: readExerciseFilters(params),
    openId: params.get('view') === DETAILS ? readId(params, 'exerciseId') : null,
    showsAdjustments: params.get('showProgressionsRegressions') === YES,
  }),
  write: (params: URLSearchParams, viewState: ChoosingViewState): URLSearchParams => {
    const { filters, openId, showsAdjustments } = viewState;
    return withParameters(writeListViewState(params, viewState), {
      ...filterParameters(filters),
      view: openId === null ? null : DETAILS,
      exerciseId: openId === null ? null : String(openId),
      showProgressionsRegressions: openId !== null && showsAdjustments ? YES : null,
    });
  },
};
