import { buildStale } from '../build/buildStale';
import { browserPackages } from '../build/workspace';
import { deliverBuilds } from './deliverBuilds';
import { readNewest } from './registryFile';
import { liveBuild } from './rollbackPlan';
import type { Store } from './store/Store';

/** Gives a deployed site what it has never had. What is live there changes by `pnpm mf` alone. */
export async function firstDelivery(store: Store, onProgress: (line: string) => void) {
  const registry = await readNewest(store);
  const names = browserPackages.filter((name) => !registry || liveBuild(registry, name) === undefined);
  if (names.length === 0) return { built: [], delivered: [] };
  const { wanted, built } = await buildStale({ names, onProgress });
  await deliverBuilds(store, wanted, { by: 'build' });
  return { built, delivered: names };
}
