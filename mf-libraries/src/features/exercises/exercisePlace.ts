import {
  type ListPlace,
  readId,
  readListPlace,
  withParameters,
  writeListPlace,
} from '@formline/shared/training/library-list/listPlace.ts';

/** What the address says of the exercises page. */
export interface ExercisePlace extends ListPlace {
  /** The exercise whose details stand beside the list. */
  readonly exerciseId: number | null;
  /** Whether its progressions and regressions are unfolded. */
  readonly showsAdjustments: boolean;
}

const DETAILS_VIEW = 'exerciseDetails';
const ADJUSTMENTS = 'showProgressionsRegressions';

/** How the place stands in the query string; what makes no sense there counts as absent. */
export const exercisePlace = {
  read: (params: URLSearchParams): ExercisePlace => ({
    ...readListPlace(params),
    exerciseId: params.get('view') === DETAILS_VIEW ? readId(params, 'exerciseId') : null,
    showsAdjustments: params.get(ADJUSTMENTS) === 'true',
  }),
  write: (params: URLSearchParams, place: ExercisePlace): URLSearchParams =>
    withParameters(writeListPlace(params, place), {
      view: place.exerciseId === null ? null : DETAILS_VIEW,
      exerciseId: place.exerciseId === null ? null : String(place.exerciseId),
      [ADJUSTMENTS]: place.exerciseId !== null && place.showsAdjustments ? 'true' : null,
    }),
};
