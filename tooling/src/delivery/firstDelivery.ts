import { buildStale } from '../build/buildStale';
import { browserPackages } from '../build/workspace';
import { deliverBuilds } from './deliverBuilds';
import { readNewest } from './registryFile';
import { liveBuild } from './rollbackPlan';
import { openStore } from './store/openStore';

interface FirstDelivery {
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onProgress: (line: string) => void;
}

/** Gives a deployed site what it has never had. What is live there changes by `pnpm mf` alone. */
export async function firstDelivery({ address, env, onProgress }: FirstDelivery) {
  const store = await openStore(address, env);
  const registry = await readNewest(store);
  const names = browserPackages.filter((name) => !registry || liveBuild(registry, name) === undefined);
  if (names.length === 0) return { built: [], delivered: [] };
  const { wanted, built } = await buildStale({ names, onProgress });
  await deliverBuilds(store, wanted, { by: 'build' });
  return { built, delivered: names };
}
