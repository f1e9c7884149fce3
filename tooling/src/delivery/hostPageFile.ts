import { DeliveryError } from './DeliveryError';
import { pageOf, readPublishedBuild } from './publishedBuild';
import { readNewest } from './registryFile';
import type { Store } from './store/Store';

export const PAGE_KEY = 'index.html';

/** Gives up when other writers keep changing the page. */
const MAX_ATTEMPTS = 50;

/** Reads the registry again after writing, so that the last of two writers leaves the right page. */
export async function movePageOn(store: Store): Promise<void> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    const live = (await readNewest(store))?.hosts[0];
    if (!live) return;
    const host = await readPublishedBuild(store, 'host', live.build);
    if (!host) {
      throw new DeliveryError(
        `The page was not replaced: host ${live.build} is not in ${store.location}. Publish it, or go back with \`mf rollback host\`.`,
      );
    }
    const page = Buffer.from(pageOf(host));
    const known = await store.read(PAGE_KEY);
    if (known?.content.equals(page)) return;
    if (known) await store.replace(PAGE_KEY, page, known.tag);
    else await store.create(PAGE_KEY, page);
  }
  throw new DeliveryError('The page could not be replaced. Run `mf doctor --mend`.');
}
