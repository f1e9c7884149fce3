import { call, isApiError } from '@formline/shared/api-client';
import { readWorkoutVideo } from '@formline/shared/contracts/media';
import type { WorkoutSummary } from '@formline/shared/contracts/workouts';
import { type QueryClient, useQueryClient } from '@formline/shared/query';
import { useEffect } from 'react';
import { startPolling } from '../workout-video/startPolling';
import { reloadWorkoutLists, setVideoInCache } from './workoutList.queries';

const SEPARATOR = ',';

/** Keeps the rows of a list up to date: videos that are processed are asked after until they are ready or failed. */
export function useVideosInProcess(workouts: readonly WorkoutSummary[]): void {
  const cache = useQueryClient();
  const pending = workouts
    .flatMap(({ uploaded_media: media }) => (media?.status === 'PENDING' ? [media.id] : []))
    .join(SEPARATOR);
  // Meets the network: the server is asked as long as a row says that its video is processed.
  useEffect(() => {
    if (pending === '') return undefined;
    const ids = pending.split(SEPARATOR).map(Number);
    return startPolling((signal) => Promise.all(ids.map((id) => updateVideo(cache, id, signal))));
  }, [cache, pending]);
}

async function updateVideo(cache: QueryClient, id: number, signal: AbortSignal): Promise<void> {
  try {
    const media = await call(readWorkoutVideo, { params: { id } }, signal);
    if (media.status !== 'PENDING') setVideoInCache(cache, { ...media, id });
  } catch (error) {
    // A video that was replaced or deleted somewhere else: the list is what is out of date.
    if (isApiError(error) && error.status === 404) await reloadWorkoutLists(cache);
    else throw error;
  }
}
