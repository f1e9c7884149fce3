import type { RefusedClient } from '@formline/shared/contracts/scheduling/severalClients';
import type { Transaction } from '../../../database/database';
import { inSavepoint } from '../../../database/inSavepoint';
import { HttpProblem } from '../../../plugins/HttpProblem';

interface Outcome<Item, T> {
  readonly done: T[];
  readonly refused: { readonly item: Item; readonly code: number; readonly message: string }[];
}

/** What is refused for one item changes nothing for it and all for the others. Refused when all are. */
export async function forEachItem<Item, T>(
  db: Transaction,
  items: readonly Item[],
  work: (item: Item) => Promise<T>,
): Promise<Outcome<Item, T>> {
  const outcome: Outcome<Item, T> = { done: [], refused: [] };
  let first: HttpProblem | null = null;
  for (const item of items) {
    try {
      outcome.done.push(await inSavepoint(db, () => work(item)));
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      first ??= error;
      const { code, message } = error.body;
      outcome.refused.push({ item, code, message });
    }
  }
  if (first && outcome.done.length === 0) throw first;
  return outcome;
}

/** In the order of the ids, so that two calls do not wait for each other. */
export async function forEachClient<Item, T>(
  db: Transaction,
  { items, idOf }: { readonly items: readonly Item[]; readonly idOf: (item: Item) => number },
  work: (item: Item) => Promise<T>,
): Promise<{ readonly done: T[]; readonly refused: RefusedClient[] }> {
  const inOrder = items.toSorted((one, other) => idOf(one) - idOf(other));
  const { done, refused } = await forEachItem(db, inOrder, work);
  return {
    done,
    refused: refused.map(({ item, ...problem }) => ({ client_id: idOf(item), ...problem })),
  };
}
