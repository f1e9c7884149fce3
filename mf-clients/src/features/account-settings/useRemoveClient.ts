import { removeClient } from '@formline/shared/contracts/people/clients';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { activeClientLimit } from '@formline/shared/domain/accounts/subscription';
import { change, useMutation, useQueryClient } from '@formline/shared/query';
import { useSession, reloadCurrentUser } from '@formline/shared/session';
import { dropClient } from '../../queries/clients';
import { removeClientTexts as texts } from './accountSettings.texts';

/** Ends the work with a client: the lists lose them at once and are then asked for anew. */
export function useRemoveClient(clientId: number | undefined, onRemoved: () => void) {
  const cache = useQueryClient();
  const session = useSession();
  return useMutation({
    mutationFn: async () => {
      if (!clientId) throw new Error(texts.missing);
      const query = { clientId, currentDate: localCalendarDate(new Date()) };
      // The dashboard of the client may still be shown, and would ask for who was removed.
      return change(removeClient, { query }, { reload: 'when-shown' });
    },
    onSuccess: ({ id }) => {
      dropClient(cache, id);
      // The place of a free client stays taken, which only the server knows.
      if (session.status === 'signed-in' && activeClientLimit(session.user, new Date()) !== null) {
        void reloadCurrentUser().catch(() => undefined);
      }
      onRemoved();
    },
  });
}
