import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { type Client, readClient } from '@formline/shared/contracts/people/users';
import {
  announceChange,
  cachedAnswers,
  changeAnswers,
  hashOf,
  queriesOf,
  type QueryClient,
  queryOf,
  setAnswer,
} from '@formline/shared/query';

/** All clients of the trainer, or those of the chosen club. */
export const clientsQuery = (scope: ClubScope) => queryOf(listTrainerClients, { query: scope });

/** One client; shown at once from a list that is already loaded, while the server is asked for the latest. */
export const clientQuery = (clientId: number, cache: QueryClient) => ({
  ...queryOf(readClient, { params: { id: clientId } }),
  placeholderData: () => listedClients(cache).find(({ id }) => id === clientId),
});

/**
 * Keeps a list of clients the server has just changed.
 * @returns the hash of its query, which holds the outcome
 */
export function keepList(cache: QueryClient, scope: ClubScope, clients: Client[]): readonly string[] {
  setAnswer(cache, clientsQuery(scope), clients);
  return [hashOf(clientsQuery(scope))];
}

/** Shows a client everywhere as the server has just answered. */
export function keepClient(cache: QueryClient, client: Client): void {
  setAnswer(cache, clientQuery(client.id, cache), client);
  changeAnswers(cache, { endpoint: listTrainerClients }, (clients) =>
    clients.map((known) => (known.id === client.id ? client : known)),
  );
}

/** Puts a client into the lists that are loaded, in place of an earlier copy. */
export function showInLists(cache: QueryClient, client: Client, scope: ClubScope): void {
  for (const list of [{}, scope]) {
    setAnswer(cache, clientsQuery(list), (listed) => [
      ...listed.filter(({ id }) => id !== client.id),
      client,
    ]);
  }
  setAnswer(cache, clientQuery(client.id, cache), client);
}

/** Asks for a client whom the server has changed along with something else; the lists follow when they are shown. */
export function askForClient(cache: QueryClient, clientId: number): void {
  announceChange(['clients'], { reload: 'when-shown' });
  void cache.invalidateQueries(queriesOf(readClient, { params: { id: clientId } }));
}

/** Takes a client who has been removed out of every list, and asks for the lists again. */
export function dropClient(cache: QueryClient, clientId: number): void {
  changeAnswers(cache, { endpoint: listTrainerClients }, (clients) =>
    clients.filter(({ id }) => id !== clientId),
  );
  void cache.invalidateQueries(queriesOf(listTrainerClients));
}

/** The clients of all lists that are loaded; one who is in several lists is there as often. */
export const listedClients = (cache: QueryClient): readonly Client[] =>
  cachedAnswers(cache, listTrainerClients).flat();

/** The client with an address, as far as a list is loaded. */
export function listedWithEmail(cache: QueryClient, typedEmail: string): Client | undefined {
  const email = typedEmail.trim().toLowerCase();
  return listedClients(cache).find((client) => client.email.toLowerCase() === email);
}
