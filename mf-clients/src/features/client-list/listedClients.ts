import type { Client } from '@formline/shared/contracts/people/users';
import { foldText, nameOrder } from '@formline/shared/domain/text/foldText';
import { byRank, holdingAll, searchWords, similarNames } from '@formline/shared/domain/people/nameSearch';

/** The normalised name is cached per list, so that a search does not compute it per key. */
export interface ListedClient {
  readonly client: Client;
  readonly foldedName: string;
}

export function listClients(clients: readonly Client[]): ListedClient[] {
  return clients
    .map((client) => ({ client, foldedName: foldText(client.full_name) }))
    .sort((a, b) => nameOrder(a.client.full_name, b.client.full_name) || a.client.id - b.client.id);
}

/** Matches like `searchNames`; a longer text searches the previous results. Equal results are the same array. */
export function clientSearch(listed: readonly ListedClient[]): (typed: string) => readonly ListedClient[] {
  let last = { typed: '', folded: '', exact: listed, found: listed };
  return (typed) => {
    if (typed === last.typed) return last.found;
    const folded = foldText(typed);
    const words = searchWords(folded);
    const among = folded.startsWith(last.folded) ? last.exact : listed;
    const exact = words.length === 0 ? listed : holdingAll(among, words, foldedNameOf);
    const found = words.length === 0 ? listed : ranked(exact, words);
    last = { typed, folded, exact, found: areSame(found, last.found) ? last.found : found };
    return last.found;
  };

  function ranked(exact: readonly ListedClient[], words: readonly string[]): readonly ListedClient[] {
    return exact.length > 0 ? byRank(exact, words, foldedNameOf) : similarNames(listed, words, foldedNameOf);
  }
}

const foldedNameOf = ({ foldedName }: ListedClient): string => foldedName;

const areSame = (some: readonly ListedClient[], others: readonly ListedClient[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

export const withoutInactive = (listed: readonly ListedClient[]): readonly ListedClient[] =>
  listed.filter(({ client }) => client.client_user.active_under_current_trainer);
