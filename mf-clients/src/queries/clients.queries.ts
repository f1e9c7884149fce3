import { call } from '@formline/shared/api-client';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { type Client, readClient } from '@formline/shared/contracts/users';
import { type QueryClient, queryOptions } from '@formline/shared/query';

const LISTS_KEY = ['clients', 'list'] as const;

/** All clients of the trainer, or those of the chosen club. */
export const clientsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: [...LISTS_KEY, scope],
    queryFn: ({ signal }) => call(listTrainerClients, { query: scope }, signal),
  });

/** One client; shown at once from a list that is already loaded, while the server is asked for the latest. */
export const clientQuery = (clientId: number, cache: QueryClient) =>
  queryOptions({
    queryKey: ['clients', 'one', clientId],
    queryFn: ({ signal }) => call(readClient, { params: { id: clientId } }, signal),
    placeholderData: () => listedClients(cache).find(({ id }) => id === clientId),
  });

/** Keeps a list of clients the server has just changed; what else shows clients asks anew when it is shown. */
export function keepList(cache: QueryClient, scope: ClubScope, clients: Client[]): void {
  refetchWhenShown(cache);
  cache.setQueryData(clientsQuery(scope).queryKey, clients);
}

/** Shows a client everywhere as the server has just told. */
export function keepClient(cache: QueryClient, client: Client): void {
  cache.setQueryData(clientQuery(client.id, cache).queryKey, client);
  cache.setQueriesData<Client[]>({ queryKey: LISTS_KEY }, (clients) =>
    clients?.map((known) => (known.id === client.id ? client : known)),
  );
  refetchWhenShown(cache);
}

/** Asks for a client whom the server has changed along with something else; the lists follow when they are shown. */
export function askForClient(cache: QueryClient, clientId: number): void {
  refetchWhenShown(cache);
  void cache.invalidateQueries({ queryKey: clientQuery(clientId, cache).queryKey });
}

/** Takes a client who has been removed out of every list. */
export function dropClient(cache: QueryClient, clientId: number): void {
  cache.setQueriesData<Client[]>({ queryKey: LISTS_KEY }, (clients) =>
    clients?.filter(({ id }) => id !== clientId),
  );
  refetchWhenShown(cache);
  void cache.invalidateQueries({ queryKey: LISTS_KEY });
}

/** What else shows clients, such as groups and the palette, asks the server when it is shown again. */
function refetchWhenShown(cache: QueryClient): void {
  for (const queryKey of [['clients'], ['client-groups']]) {
    void cache.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** The clients of all lists that are loaded; one who is in several lists is there as often. */
export const listedClients = (cache: QueryClient): readonly Client[] =>
  cache.getQueriesData<Client[]>({ queryKey: LISTS_KEY }).flatMap(([, clients]) => clients ?? []);
