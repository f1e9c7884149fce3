import { isApiError } from '@formline/shared/api-client';
import { useSaving } from '@formline/shared/ui/controls';
import { useMemo, useState } from 'react';
import type { ProgramContext } from '../program-context/programContext';
import { workoutVideoTexts as texts } from './workoutVideo.texts';
import { inputOf, type WorkoutVideoDraft, type WorkoutVideoInput } from './workoutVideoDraft';

/** How long the button reads that it is saved. */
const SAVED_MS = 2000;
/** The server has words of its own for what was changed somewhere else meanwhile. */
const STALE = 409;

interface SavedThings {
  readonly draft: WorkoutVideoDraft;
  readonly mediaId: number | null;
  readonly savedId: number | null;
}

/** Saves a workout video: how far it is, and what is said when it fails. */
export function useVideoSaving(context: ProgramContext, { draft, mediaId, savedId }: SavedThings) {
  const input = useMemo(() => inputOf(draft, { mediaId, savedId }), [draft, mediaId, savedId]);
  const values = useMemo(() => ({ draft, mediaId }), [draft, mediaId]);
  const { state, save } = useSaving(values, { savedMs: SAVED_MS });
  const [failure, setFailure] = useState<string | null>(null);
  const saveInput = (work: (input: WorkoutVideoInput, idempotencyKey: string) => Promise<void>) =>
    save(async (key) => {
      setFailure(null);
      try {
        await work(input, key);
      } catch (error) {
        setFailure(failureText(error, context));
        throw error;
      }
    });
  return { input, state, problem: state === 'error' ? failure : null, saveInput };
}

function failureText(error: unknown, context: ProgramContext): string {
  if (isApiError(error) && error.status === STALE) return error.message;
  return context === 'rescheduling' ? texts.errors.saveScheduled : texts.errors.save;
}
