import { urlId, searchText } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';

/** The order of the list: by name, or with what was added last on top. */
export type ExerciseOrder = 'name' | 'mostRecent';

/** What the address says of the exercises page. */
export interface ExercisePlace {
  readonly search: string;
  readonly order: ExerciseOrder;
  /** The exercise whose details stand beside the list. */
  readonly exerciseId: number | null;
}

const DETAILS_VIEW = 'exerciseDetails';
const MOST_RECENT: ExerciseOrder = 'mostRecent';

/** Reads the query string; what makes no sense there counts as absent. */
export function readExercisePlace(params: URLSearchParams): ExercisePlace {
  const search = z.safeParse(searchText, params.get('search') ?? '');
  const exerciseId = z.safeParse(urlId, params.get('exerciseId') ?? '');
  return {
    search: search.success ? search.data : '',
    order: params.get('sort') === MOST_RECENT ? MOST_RECENT : 'name',
    exerciseId: params.get('view') === DETAILS_VIEW && exerciseId.success ? exerciseId.data : null,
  };
}

/** Writes the place into a query string and keeps what else stands there. */
export function writeExercisePlace(params: URLSearchParams, place: ExercisePlace): URLSearchParams {
  const written = new URLSearchParams(params);
  const put = (name: string, value: string | null) =>
    value === null ? written.delete(name) : written.set(name, value);
  put('search', place.search || null);
  put('sort', place.order === 'name' ? null : place.order);
  put('view', place.exerciseId === null ? null : DETAILS_VIEW);
  put('exerciseId', place.exerciseId === null ? null : String(place.exerciseId));
  return written;
}
