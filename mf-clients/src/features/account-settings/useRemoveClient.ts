import { removeClient } from '@formline/shared/contracts/people/clients';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { activeClientLimit } from '@formline/shared/domain/accounts/subscription';
import { change, useMutation, useQueryClient } from '@formline/shared/query';
import { useSession, reloadCurrentUser } from '@formline/shared/session';
import { dropClient } from '../../queries/clients';
import { removeClientTexts as texts } from './accountSettings.texts';

export function useRemoveClient(clientId: number | undefined, onRemoved: () => void) {
  const cache = useQueryClient();
  const session = useSession();
  return useMutation({
    mutationFn: async () => {
      if (!clientId) throw new Error(texts.missing);
      const query = { clientId, currentDate: localCalendarDate(new Date()) };
      // Reloads when shown, because an open dashboard would request the removed client.
      return change(removeClient, { query }, { reload: 'when-shown' });
    },
    onSuccess: ({ id }) => {
      dropClient(cache, id);
      // A removed free client still takes a seat, which only the server knows.
      if (session.status === 'signed-in' && activeClientLimit(session.user, new Date()) !== null) {
        void reloadCurrentUser().catch(() => undefined);
      }
      onRemoved();
    },
  });
}
