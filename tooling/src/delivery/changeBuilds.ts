import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import { buildId, buildsNamed } from './buildsInUse';
import { DeliveryError } from './DeliveryError';
import { buildKey } from './publishedBuild';
import { type ChangedRegistry, changeRegistry } from './registryFile';
import type { Store } from './store/Store';

/** A build may be dropped between the check and the change that names it. */
async function assertStillThere(store: Store, { registry, before }: ChangedRegistry): Promise<void> {
  const known = new Set(before && buildsNamed(before).map(({ name, build }) => buildId(name, build)));
  for (const { name, build } of buildsNamed(registry)) {
    if (known.has(buildId(name, build)) || (await store.read(buildKey(name, build) + BUILD_RECORD_FILE)))
      continue;
    throw new DeliveryError(
      `Revision ${registry.revision} is live with ${name} ${build}, which was dropped by gc in this moment. Publish it again at once, or roll back.`,
    );
  }
}

export async function changeBuilds(...change: Parameters<typeof changeRegistry>): Promise<ChangedRegistry> {
  const changed = await changeRegistry(...change);
  await assertStillThere(change[0], changed);
  return changed;
}
