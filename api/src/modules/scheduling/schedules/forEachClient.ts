import type { RefusedClient } from '@formline/shared/contracts/scheduling/severalClients';
import type { Transaction } from '../../../database/database';
import { inSavepoint } from '../../../database/inSavepoint';
import { HttpProblem } from '../../../plugins/HttpProblem';

interface Outcome<T> {
  readonly done: T[];
  readonly refused: RefusedClient[];
}

/** In the order of the ids, so that two calls do not wait for each other. Refused when all are. */
export async function forEachClient<Item, T>(
  db: Transaction,
  { items, idOf }: { readonly items: readonly Item[]; readonly idOf: (item: Item) => number },
  work: (item: Item) => Promise<T>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], refused: [] };
  let first: HttpProblem | null = null;
  for (const item of items.toSorted((one, other) => idOf(one) - idOf(other))) {
    try {
      outcome.done.push(await inSavepoint(db, () => work(item)));
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      first ??= error;
      const { code, message } = error.body;
      outcome.refused.push({ client_id: idOf(item), code, message });
    }
  }
  if (first && outcome.done.length === 0) throw first;
  return outcome;
}
