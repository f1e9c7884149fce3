import { call, isApiError } from '@formline/shared/api-client';
import { readWorkoutVideo } from '@formline/shared/contracts/library/media';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { type QueryClient, useQueryClient } from '@formline/shared/query';
import { useEffect } from 'react';
import { startPolling } from '../../media-upload/startPolling';
import { reloadWorkoutLists, setVideoInCache } from './workoutList.queries';

const SEPARATOR = ',';

/** Polls the videos in process and updates their list rows until they are ready or failed. */
export function useVideosInProcess(workouts: readonly WorkoutSummary[]): void {
  const cache = useQueryClient();
  const pending = workouts
    .flatMap(({ uploaded_media: media }) => (media?.status === 'PENDING' ? [media.id] : []))
    .join(SEPARATOR);
  useEffect(() => {
    if (pending === '') return undefined;
    const ids = new Set(pending.split(SEPARATOR).map(Number));
    return startPolling((signal) =>
      Promise.all(
        [...ids].map(async (id) => {
          if (await updateVideo(cache, id, signal)) return;
          // Replaced or deleted elsewhere, or not the trainer's: lists reload once and polling stops.
          ids.delete(id);
          await reloadWorkoutLists(cache);
        }),
      ),
    );
  }, [cache, pending]);
}

async function updateVideo(cache: QueryClient, id: number, signal: AbortSignal): Promise<boolean> {
  try {
    const media = await call(readWorkoutVideo, { params: { id } }, signal);
    if (media.status !== 'PENDING') setVideoInCache(cache, { ...media, id });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false;
    throw error;
  }
}
