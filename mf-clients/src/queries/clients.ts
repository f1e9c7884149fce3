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

export const clientsQuery = (scope: ClubScope) => queryOf(listTrainerClients, { query: scope });

/** Starts with the list's copy while loading. */
export const clientQuery = (clientId: number, cache: QueryClient) => ({
  ...queryOf(readClient, { params: { id: clientId } }),
  placeholderData: () => listedClients(cache).find(({ id }) => id === clientId),
});

/** @returns the hash of the query, which holds the outcome */
export function setClientsInCache(
  cache: QueryClient,
  scope: ClubScope,
  clients: Client[],
): readonly string[] {
  setAnswer(cache, clientsQuery(scope), clients);
  return [hashOf(clientsQuery(scope))];
}

export function setClientInCache(cache: QueryClient, client: Client): void {
  setAnswer(cache, clientQuery(client.id, cache), client);
  changeAnswers(cache, { endpoint: listTrainerClients }, (clients) =>
    clients.map((known) => (known.id === client.id ? client : known)),
  );
}

export function showInLists(cache: QueryClient, client: Client, scope: ClubScope): void {
  for (const list of [{}, scope]) {
    setAnswer(cache, clientsQuery(list), (listed) => [
      ...listed.filter(({ id }) => id !== client.id),
      client,
    ]);
  }
  setAnswer(cache, clientQuery(client.id, cache), client);
}

export function askForClient(cache: QueryClient, clientId: number): void {
  announceChange(['clients'], { reload: 'when-shown' });
  void cache.invalidateQueries(queriesOf(readClient, { params: { id: clientId } }));
}

export function dropClient(cache: QueryClient, clientId: number): void {
  changeAnswers(cache, { endpoint: listTrainerClients }, (clients) =>
    clients.filter(({ id }) => id !== clientId),
  );
  void cache.invalidateQueries(queriesOf(listTrainerClients));
}

/** A client in several lists appears several times. */
export const listedClients = (cache: QueryClient): readonly Client[] =>
  cachedAnswers(cache, listTrainerClients).flat();

export function listedWithEmail(cache: QueryClient, typedEmail: string): Client | undefined {
  const email = typedEmail.trim().toLowerCase();
  return listedClients(cache).find((client) => client.email.toLowerCase() === email);
}
