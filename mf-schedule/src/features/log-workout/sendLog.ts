import { isApiError } from '@formline/shared/api-client';
import {
  type LoggedWorkout,
  readWorkoutLog,
  saveWorkoutLog,
  type WorkoutToLog,
} from '@formline/shared/contracts/records/loggedWorkouts';
import {
  draftOf,
  hasAllOf,
  isSameLog,
  type LogDraft,
  logBodyOf,
} from '@formline/shared/domain/training/logDraft';
import { hashOf, queryOf, setAnswer, useChange, useQueryClient } from '@formline/shared/query';
import { type DraftSaver, isStale } from '@formline/shared/training/editing/draftSaver.ts';
import { useSaveFailure } from '@formline/shared/training/editing/useDraftSaver.ts';
import { useEffect } from 'react';

const RETRY_MS = 4000;

export interface LogRef {
  readonly clientId: number;
  readonly scheduledWorkoutId: number;
  readonly userId: number;
  readonly today: string;
}

export const workoutLogQuery = ({ clientId, scheduledWorkoutId }: Omit<LogRef, 'userId' | 'today'>) =>
  queryOf(readWorkoutLog, { params: { id: clientId, scheduledWorkoutId } });

/** A log that somebody else saved meanwhile. */
export interface Theirs {
  readonly draft: LogDraft;
  readonly version: number;
}

/** What a draft continues; `sent` is the last draft whose answer is not known. */
export interface Base {
  readonly version: number;
  readonly sent: LogDraft | null;
}

interface Sending {
  readonly baseRef: { current: Base };
  readonly onTheirs: (theirs: Theirs) => void;
}

export function useSendLog(ref: LogRef, { baseRef, onTheirs }: Sending) {
  const cache = useQueryClient();
  const query = workoutLogQuery(ref);
  const change = useChange(saveWorkoutLog, {
    input: ({ draft }: { readonly draft: LogDraft; readonly key: string }) => ({
      params: { id: ref.clientId, scheduledWorkoutId: ref.scheduledWorkoutId },
      body: { ...logBodyOf(draft), version: baseRef.current.version, currentDate: ref.today },
    }),
    options: ({ key }) => ({ idempotencyKey: key }),
    update: (queries, log) => {
      baseRef.current = { version: log.version, sent: null };
      setAnswer(queries, query, (known) => withLog(known, log));
      return [hashOf(query)];
    },
  });

  /** A stale version may be our own, when the answer to an earlier request was lost. */
  return async (draft: LogDraft, key: string, onSending: () => void): Promise<LoggedWorkout> => {
    const earlier = baseRef.current.sent;
    onSending();
    try {
      return await change.mutateAsync({ draft, key });
    } catch (error) {
      if (!isStale(error)) throw error;
      const present = await cache.query({ ...query, staleTime: 0 });
      const theirs = { draft: draftOf(present), version: present.log?.version ?? 0 };
      const isOurs = hasAllOf(draft, theirs.draft) || (earlier !== null && isSameLog(earlier, theirs.draft));
      if (!isOurs || !present.log) {
        onTheirs(theirs);
        throw error;
      }
      const isThere = isSameLog(draft, theirs.draft) && (!draft.isFinished || present.log.is_complete);
      baseRef.current = { version: theirs.version, sent: isThere ? null : draft };
      if (isThere) return present.log;
      return change.mutateAsync({ draft, key: `${key}-${theirs.version}` });
    }
  };
}

const withLog = (known: WorkoutToLog, log: LoggedWorkout): WorkoutToLog => ({
  ...known,
  log,
  scheduled_workout: { ...known.scheduled_workout, is_complete: log.is_complete },
});

/** Sends again when the connection is back, and now and then when only the server was away. */
export function useResending(saver: DraftSaver<LogDraft, LoggedWorkout>): void {
  const failure = useSaveFailure(saver);
  const isWaiting = isConnectionFailure(failure);
  // Effect: waits for the network.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(saver.retry, RETRY_MS);
    addEventListener('online', saver.retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', saver.retry);
    };
  }, [saver, isWaiting, failure]);
}

const SERVER_ERROR = 500;

export const isConnectionFailure = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= SERVER_ERROR);
