import { isApiError } from '@formline/shared/api-client';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { SAVED_SHOWN_MS } from '@formline/shared/domain/saving';
import { useMemo, useState } from 'react';
import { sameDraft } from '../../editing/sameDraft';
import { useDraftSaver, useSaveFailure, useSaveState } from '../../editing/useDraftSaver';
import type { ProgramContext } from '../../editing/programContext';
import { workoutVideoTexts as texts } from './workoutVideo.texts';
import {
  draftOf,
  inputOf,
  isChanged,
  type WorkoutVideoDraft,
  type WorkoutVideoInput,
} from './workoutVideoDraft';

/** For a conflict the server sends its own message. */
const STALE = 409;

interface VideoToSave {
  readonly draft: WorkoutVideoDraft;
  readonly mediaId: number | null;
}

interface VideoSavingInput extends VideoToSave {
  readonly context: ProgramContext;
  readonly workout: WorkoutSummary | null;
  readonly isOvertaken: boolean;
  readonly latest: () => WorkoutVideoDraft;
  readonly onSave: (input: WorkoutVideoInput, idempotencyKey: string) => Promise<WorkoutSummary>;
  readonly onSaved: (saved: WorkoutSummary, input: WorkoutVideoInput) => void;
}

export function useVideoSaving(props: VideoSavingInput) {
  const { context, workout, isOvertaken, draft, mediaId, latest, onSave, onSaved } = props;
  const savedId = workout?.uploaded_media?.id ?? null;
  const [first] = useState<VideoToSave>(() => ({ draft: draftOf(workout), mediaId: savedId }));
  const now = useMemo(() => ({ draft, mediaId }), [draft, mediaId]);
  const saver = useDraftSaver<VideoToSave, WorkoutSummary>({
    saved: first,
    isStored: workout !== null,
    isOvertaken,
    isSame: (one, other) => sameDraft(contentOf(one), contentOf(other)),
    latest: () => (now.draft === latest() ? now : { draft: latest(), mediaId }),
    send: (sent, key) => onSave(inputOf(sent.draft, { mediaId: sent.mediaId, savedId }), key),
    onSaved: (saved, sent) => onSaved(saved, inputOf(sent.draft, { mediaId: sent.mediaId, savedId })),
    savedMs: SAVED_SHOWN_MS,
  });
  const state = useSaveState(saver);
  const failure = useSaveFailure(saver);
  return {
    saver,
    state,
    problem: failure === null ? null : failureText(failure, context),
    hasChanges: isChanged(inputOf(draft, { mediaId, savedId }), draftOf(workout)),
    save: () => saver.save(now, { always: true }),
    saveOverTheirs: () => saver.overwrite(now),
    /** Adopts the server's texts, for example its generated name. */
    restart: () => saver.restart({ draft: latest(), mediaId }),
  };
}

const contentOf = ({ draft, mediaId }: VideoToSave) => inputOf(draft, { mediaId, savedId: null });

function failureText(error: unknown, context: ProgramContext): string {
  if (isApiError(error) && error.status === STALE) return error.message;
  return context === 'rescheduling' ? texts.errors.saveScheduled : texts.errors.save;
}
