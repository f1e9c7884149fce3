import type { ClubScope } from '@formline/shared/contracts/clubScope';
import type { Client } from '@formline/shared/contracts/users';
import type { QueryClient } from '@formline/shared/query';
import { clientQuery, clientsQuery, listedClients } from './clients.queries';

/** Puts a client into the lists that are loaded, in place of an earlier copy, and lets the server have the last word. */
export function showInLists(cache: QueryClient, client: Client, scope: ClubScope): void {
  for (const { queryKey } of [clientsQuery({}), clientsQuery(scope)]) {
    cache.setQueryData<Client[]>(
      queryKey,
      (listed) => listed && [...listed.filter(({ id }) => id !== client.id), client],
    );
  }
  cache.setQueryData(clientQuery(client.id, cache).queryKey, client);
  reloadLists(cache);
}

/** Asks the server for the lists anew: those on screen now, the others when they are next shown. */
export function reloadLists(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: ['clients'] });
}

/** The client with an address, as far as a list is loaded. */
export function listedWithEmail(cache: QueryClient, typedEmail: string): Client | undefined {
  const email = typedEmail.trim().toLowerCase();
  return listedClients(cache).find((client) => client.email.toLowerCase() === email);
}
