import { call } from '@formline/shared/api-client';
import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/users';
import { queryOptions } from '@formline/shared/query';
import { keepCurrentUser } from '@formline/shared/session';

interface Reading {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/**
 * The trainer as the server knows them now: what the session knows may be older than an upgrade in the app. The session
 * keeps the answer, so that all screens know of it.
 */
export async function readTrainer(reading: Reading = {}): Promise<CurrentUser> {
  const trainer = await call(readCurrentUser, {}, reading);
  keepCurrentUser(trainer);
  return trainer;
}

/** Keeps what the session knows of the trainer fresh while a screen that shows it is open. */
export const trainerQuery = (trainerId: number) =>
  queryOptions({
    queryKey: ['trainer', trainerId],
    queryFn: ({ signal }) => readTrainer({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
