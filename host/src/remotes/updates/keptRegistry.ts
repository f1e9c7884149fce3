import { parseRegistry, type Registry, registrySchema } from '@formline/shared/contracts/registry';
import { browserRecord } from '@formline/shared/session';
import { lastRevision, revisionOf } from '../lastRevision';

/** The last good registry, for a start at which none can be had. */
const kept = browserRecord('registry', registrySchema, { tabs: 'all', until: 'removed' });

/** The registry this browser went by last; null when there is none. */
export function readKeptRegistry(): Registry | null {
  const found = kept.read();
  return found && parseRegistry(found);
}

/** Keeps a registry for a start without one. */
export function keepForLater(registry: Registry): void {
  const revision = revisionOf(registry);
  const known = lastRevision.read();
  if (known?.revision === revision.revision && known.at === revision.at) return;
  kept.write({ ...registry, remotes: [...registry.remotes], hosts: [...registry.hosts] });
  lastRevision.write(revision);
}
