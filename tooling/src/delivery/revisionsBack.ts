import type { Registry } from '@formline/shared/contracts/platform/registry';
import { readRevision } from './registryFile';
import type { Store } from './store/Store';

const BATCH = 10;

export async function* revisionsBack(store: Store, newest: Registry): AsyncGenerator<Registry> {
  yield newest;
  for (let first = newest.revision - 1; first >= 1; first -= BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, first) }, (_, index) => first - index);
    for (const revision of await Promise.all(numbers.map((number) => readRevision(store, number)))) {
      if (!revision) return;
      yield revision;
    }
  }
}
