import { call, isApiError, serverWords } from '@formline/shared/api-client';
import {
  readWorkoutVideo,
  removeWorkoutVideo,
  type UploadedMedia,
  uploadWorkoutVideo,
} from '@formline/shared/contracts/library/media';
import { change, useChange } from '@formline/shared/query';
import { useSessionEnd } from '@formline/shared/session';
import { announce } from '@formline/shared/ui/core';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { middleFrame } from '../../media-upload/middleFrame';
import { type Upload, useUpload } from '../../media-upload/useUpload';
import { startPolling } from '../../media-upload/startPolling';
import { refusalOfVideo } from './videoFile';
import { heldMedia, nextStage, stageOfMedia, type VideoStage } from './videoStage';
import { workoutVideoTexts, workoutVideoTexts as texts } from './workoutVideo.texts';

interface WorkoutVideoInput {
  readonly saved: UploadedMedia | null;
  /** Where the end of a session interrupted it. */
  readonly resumed: VideoStage | undefined;
  readonly onSavedChange: (media: UploadedMedia) => void;
}

export interface WorkoutVideo {
  readonly stage: VideoStage;
  /** Pending until its video is ready or saved. */
  readonly upload: Upload;
  readonly isSending: boolean;
  readonly settle: () => void;
}

export function useWorkoutVideo({ saved, resumed, onSavedChange }: WorkoutVideoInput): WorkoutVideo {
  const [stage, dispatch] = useReducer(nextStage, resumed ?? stageOfMedia(saved));
  const upload = useUpload({ send: sendVideo, onSent: hearUploaded, problemOf: problemOfUpload });
  useRemovals(stage, saved?.id ?? null);

  function hearUploaded(media: UploadedMedia) {
    dispatch({ type: 'uploaded', media });
    if (media.status === 'ERROR') upload.refuse(texts.errors.status);
  }
  const hear = useEffectEvent((media: UploadedMedia) => {
    dispatch({ type: 'told', media });
    if (media.status === 'ERROR') upload.refuse(texts.errors.status);
    if (media.status === 'FINISHED') announce(texts.ready);
    if (media.id === saved?.id && media.status !== 'PENDING') onSavedChange(media);
  });
  const handleDeleted = useEffectEvent(() => {
    dispatch({ type: 'reverted' });
    upload.refuse(texts.errors.status);
  });
  const pendingId = stage.name === 'processing' ? stage.media.id : null;
  useEffect(() => {
    if (pendingId === null) return undefined;
    return startPolling(async (signal) => {
      try {
        const media = await call(readWorkoutVideo, { params: { id: pendingId } }, signal);
        hear({ ...media, id: pendingId });
      } catch (error) {
        if (!isLost(error)) throw error;
        handleDeleted();
      }
    });
  }, [pendingId]);

  const isUnsavedUpload = stage.name === 'processing' && stage.before !== null;
  const isSending = upload.share !== null;
  const start = (file: File) => {
    const refusal = refusalOfVideo(file);
    if (refusal === null) upload.start(file);
    else upload.refuse(refusal);
  };
  const cancel = () => {
    upload.cancel();
    if (!isSending) dispatch({ type: 'reverted' });
  };
  return {
    stage,
    upload: { ...upload, share: upload.share ?? (isUnsavedUpload ? 1 : null), start, cancel },
    isSending,
    settle: () => dispatch({ type: 'saved' }),
  };
}

/** The video does not exist or the answer is no status, so a retry cannot help. */
const isLost = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || (error.status >= 200 && error.status < 300));

async function sendVideo(
  video: File,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<UploadedMedia> {
  const thumbnail = await middleFrame(video, signal);
  signal.throwIfAborted();
  const files = { video, ...(thumbnail && { thumbnail }) };
  return change(uploadWorkoutVideo, { files }, { signal, onProgress, reload: 'when-shown' });
}

/** Deletes videos that are no longer needed. If that fails, the server's own cleanup deletes them a day later. */
function useRemovals(stage: VideoStage, savedId: number | null): void {
  const { mutate: remove } = useChange(removeWorkoutVideo, {
    input: (id: number) => ({ params: { id } }),
    reload: 'when-shown',
  });
  const needed = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const now = new Set([...heldMedia(stage), ...(savedId === null ? [] : [savedId])]);
    for (const id of needed.current) if (!now.has(id)) remove(id);
    needed.current = now;
  }, [stage, savedId, remove]);
  const isKept = useRef(false);
  // The editor goes on with it after the next sign-in. Unmounting calls this first.
  useSessionEnd(() => {
    isKept.current = true;
  });
  const leave = useEffectEvent(() => {
    if (isKept.current) return;
    for (const id of needed.current) if (id !== savedId) remove(id);
  });
  useEffect(() => () => leave(), []);
}

const { errors } = workoutVideoTexts;

function problemOfUpload(error: unknown): string {
  const words = serverWords(error);
  return words === null ? errors.unexpected : errors.upload(words);
}
