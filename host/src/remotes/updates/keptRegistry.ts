import { parseRegistry, type Registry, registrySchema } from '@formline/shared/contracts/platform/registry';
import { browserRecord } from '@formline/shared/session';
import { isOutdated, lastRevision, revisionOf } from '../registry/lastRevision';

const kept = browserRecord('registry', registrySchema, { tabs: 'all', until: 'removed' });

export function readKeptRegistry(): Registry | null {
  const found = kept.read();
  return found && parseRegistry(found);
}

export function keepForLater(registry: Registry): void {
  const revision = revisionOf(registry);
  const known = lastRevision.read();
  const isKept = known?.revision === revision.revision && known.at === revision.at;
  if (isKept || isOutdated(registry, known)) return;
  kept.write({ ...registry, remotes: [...registry.remotes], hosts: [...registry.hosts] });
  lastRevision.write(revision);
}
