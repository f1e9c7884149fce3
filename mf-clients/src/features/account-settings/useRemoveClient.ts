import { call } from '@formline/shared/api-client';
import { removeClient } from '@formline/shared/contracts/clients';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { dropClient } from '../../queries/clients.queries';
import { removeClientTexts as texts } from './accountSettings.texts';

/** Ends the work with a client: the lists lose them at once and are then asked for anew. */
export function useRemoveClient(clientId: number | undefined, onRemoved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!clientId) throw new Error(texts.missing);
      return call(removeClient, { query: { clientId, currentDate: localCalendarDate(new Date()) } });
    },
    onSuccess: ({ id }) => {
      dropClient(cache, id);
      onRemoved();
    },
  });
}
