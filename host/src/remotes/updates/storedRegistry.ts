import { parseRegistry, type Registry, registrySchema } from '@formline/shared/contracts/platform/registry';
import { browserRecord } from '@formline/shared/session';
import { isOutdated, lastRevision, revisionOf } from '../registry/lastRevision';

const record = browserRecord('registry', registrySchema, { tabs: 'all', until: 'removed' });

export function readStoredRegistry(): Registry | null {
  const found = record.read();
  return found && parseRegistry(found);
}

export function storeRegistry(registry: Registry): void {
  const revision = revisionOf(registry);
  const known = lastRevision.read();
  const isStored = known?.revision === revision.revision && known.at === revision.at;
  if (isStored || isOutdated(registry, known)) return;
  record.write({ ...registry, remotes: [...registry.remotes], hosts: [...registry.hosts] });
  lastRevision.write(revision);
}
