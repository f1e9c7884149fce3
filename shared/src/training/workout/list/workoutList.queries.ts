import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { exerciseSources } from '@formline/shared/contracts/library/exercises';
import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import {
  findOtherWorkouts,
  findWorkouts,
  readWorkout,
  readWorkouts,
  type Workout,
  type WorkoutSummary,
} from '@formline/shared/contracts/library/workouts';
import {
  changeAnswers,
  changeDerived,
  changePages,
  forget,
  pagesOf,
  queriesOf,
  type QueryClient,
  queryOf,
  setAnswer,
} from '@formline/shared/query';
import { listSortings, type ListViewState } from '../../library-list/listViewState';
import { selectPages } from '../../library-list/listedPages';

const WORKOUT_PAGE_SIZE = 30;

type WorkoutPage = EndpointResult<typeof findWorkouts>;
type Author = (typeof exerciseSources)[number];

export interface WorkoutListing extends ListViewState {
  readonly author: Author;
  /** Excludes workouts of the trainer's own programs. */
  readonly outsidePrograms?: boolean;
}

export const LIBRARY_CONTENTS = 'contents';

const selectWorkouts = selectPages(({ workouts }: EndpointResult<typeof findWorkouts>) => workouts);

export function workoutListQuery({ author, search, order, outsidePrograms = false }: WorkoutListing) {
  const authorFilter = author === 'trainer' ? { getPrivate: true } : { getPublic: true };
  const filters = {
    size: WORKOUT_PAGE_SIZE,
    ...authorFilter,
    ...listSortings[order],
    ...(search && { search }),
  };
  const next = ({ nextPage }: WorkoutPage) => nextPage;
  const pages = outsidePrograms
    ? pagesOf(findOtherWorkouts, {
        input: (page) => ({ query: { page, ...filters }, body: { excludeIds: [], outsidePrograms } }),
        next,
      })
    : pagesOf(findWorkouts, { input: (page) => ({ query: { page, ...filters } }), next });
  return { ...pages, select: selectWorkouts };
}

export const workoutQuery = (id: number) => queryOf(readWorkout, { params: { id } });

/** Stores a saved workout in its query, list rows and programs; returns the hashes of these queries. */
export function setWorkoutInCache(cache: QueryClient, workout: Workout): readonly string[] {
  const { sections: _sections, ...summary } = workout;
  const kept = (row: WorkoutSummary) => (row.id === summary.id ? { ...row, ...summary } : row);
  return [
    ...setAnswer(cache, workoutQuery(workout.id), workout),
    ...changeDerived(
      cache,
      { endpoint: readWorkouts, as: LIBRARY_CONTENTS },
      (known: ReadonlyMap<number, Workout>) =>
        known.has(workout.id) ? new Map(known).set(workout.id, workout) : known,
    ),
    ...changeRows(cache, kept),
  ];
}

export function setVideoInCache(cache: QueryClient, media: UploadedMedia): void {
  const withVideo = <Row extends Pick<WorkoutSummary, 'uploaded_media'>>(row: Row): Row =>
    row.uploaded_media?.id === media.id ? { ...row, uploaded_media: media } : row;
  changeRows(cache, withVideo);
  changeAnswers(cache, { endpoint: readWorkout }, withVideo);
}

function changeRows(cache: QueryClient, update: (row: WorkoutSummary) => WorkoutSummary): readonly string[] {
  const inPage = (page: WorkoutPage): WorkoutPage => ({ ...page, workouts: page.workouts.map(update) });
  return [...changePages(cache, findWorkouts, inPage), ...changePages(cache, findOtherWorkouts, inPage)];
}

/** Removes a deleted workout at once, or when its last observer unmounts, so that it is not requested again. */
export const removeWorkoutFromCache = (cache: QueryClient, id: number): readonly string[] =>
  forget(cache, queriesOf(readWorkout, { params: { id } }));

export async function reloadWorkoutLists(cache: QueryClient): Promise<void> {
  const lists = [queriesOf(findWorkouts), queriesOf(findOtherWorkouts)];
  await Promise.all(lists.map((list) => cache.invalidateQueries(list)));
}
