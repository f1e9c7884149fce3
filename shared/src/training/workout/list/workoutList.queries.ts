import { call } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { exerciseSources } from '@formline/shared/contracts/exercises';
import type { UploadedMedia } from '@formline/shared/contracts/media';
import {
  findOtherWorkouts,
  findWorkouts,
  readWorkout,
  type Workout,
  type WorkoutSummary,
} from '@formline/shared/contracts/workouts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@formline/shared/query';
import type { ListViewState } from '../../library-list/listViewState';
import { listSortings } from '../../library-list/listSortings';
import { selectPages } from '../../library-list/listedPages';
import { withPages } from '../../library-list/withPages';

/** How many workouts one page of a list brings. */
const WORKOUT_PAGE_SIZE = 30;

type WorkoutPage = EndpointResult<typeof findWorkouts>;
type Author = (typeof exerciseSources)[number];

/** Which workouts a list shows, and in which order. */
export interface WorkoutListing extends ListViewState {
  /** Whose: own ones or the provider's. */
  readonly author: Author;
  /** Without those that are in an own program. */
  readonly outsidePrograms?: boolean;
}

const LISTS = ['workouts', 'list'] as const;
const ONE = ['workouts', 'one'] as const;
/** Workouts of a program, each with all that stands in it, by their ids. */
const CONTENTS = ['workouts', 'contents'] as const;

const selectWorkouts = selectPages(({ workouts }: EndpointResult<typeof findWorkouts>) => workouts);

/** The workouts of one author, page after page. */
export const workoutListQuery = ({ author, search, order, outsidePrograms = false }: WorkoutListing) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, author, { search, order, ...(outsidePrograms && { outsidePrograms }) }],
    queryFn: ({ pageParam, signal }) => {
      const whose = author === 'trainer' ? { getPrivate: true } : { getPublic: true };
      const wanted = { ...whose, ...listSortings[order], ...(search && { search }) };
      const query = { page: pageParam, size: WORKOUT_PAGE_SIZE, ...wanted };
      return outsidePrograms
        ? call(findOtherWorkouts, { query, body: { excludeIds: [], outsidePrograms } }, signal)
        : call(findWorkouts, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage,
    select: selectWorkouts,
  });

/** One workout with all that stands in it. */
export const workoutQuery = (id: number) =>
  queryOptions({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => call(readWorkout, { params: { id } }, signal),
  });

/**
 * After a save: what the server holds now is what is known, also in the rows of the lists that are loaded and in the
 * programs that show it. An answer under way is older.
 */
export async function keepWorkout(cache: QueryClient, workout: Workout): Promise<void> {
  const { queryKey } = workoutQuery(workout.id);
  await cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, workout);
  cache.setQueriesData<ReadonlyMap<number, Workout>>({ queryKey: CONTENTS }, (known) =>
    known?.has(workout.id) ? new Map(known).set(workout.id, workout) : known,
  );
  const { sections: _sections, ...summary } = workout;
  const kept = (row: WorkoutSummary) => (row.id === summary.id ? { ...row, ...summary } : row);
  cache.setQueriesData<InfiniteData<WorkoutPage>>({ queryKey: LISTS }, (list) =>
    withPages(list, (page) => ({ ...page, workouts: page.workouts.map(kept) })),
  );
}

/** After the status of a video has changed: the rows of the lists and the workout that show it follow. */
export function setVideoInCache(cache: QueryClient, media: UploadedMedia): void {
  const withVideo = <Row extends Pick<WorkoutSummary, 'uploaded_media'>>(row: Row): Row =>
    row.uploaded_media?.id === media.id ? { ...row, uploaded_media: media } : row;
  cache.setQueriesData<InfiniteData<WorkoutPage>>({ queryKey: LISTS }, (list) =>
    withPages(list, (page) => ({ ...page, workouts: page.workouts.map(withVideo) })),
  );
  cache.setQueriesData<Workout>({ queryKey: ONE }, (workout) => workout && withVideo(workout));
}

/** Forgets a workout that was deleted: at once, or when whoever still shows it is left, so that nobody asks for it again. */
export function forgetWorkout(cache: QueryClient, id: number): void {
  const known = cache.getQueryCache();
  const query = known.find({ queryKey: workoutQuery(id).queryKey });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    known.remove(query);
    return;
  }
  const stop = known.subscribe(({ query: changed }) => {
    if (changed !== query || query.getObserversCount() > 0) return;
    stop();
    known.remove(query);
  });
}

/** After a workout was made, copied or deleted: the lists are asked for anew. */
export function reloadWorkoutLists(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: LISTS });
}
