import { queryOptions } from '@formline/shared/query';
import { reloadCurrentUser } from '@formline/shared/session';

/** Keeps what the session knows of the trainer fresh while a screen that shows it is open. */
export const trainerQuery = (trainerId: number) =>
  queryOptions({
    queryKey: ['trainer', trainerId],
    queryFn: ({ signal }) => reloadCurrentUser({ signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
