import { ALL_PACKAGES, type Frozen, type Registry } from '@formline/shared/contracts/platform/registry';
import { DeliveryError } from './DeliveryError';
import { MF } from '../build/workspace';

/** What keeps a package from going live: its own freeze, or that of everything. */
export function frozenAs(
  registry: Registry | null,
  name: string,
): (Frozen & { readonly what: string }) | null {
  for (const what of [name, ALL_PACKAGES]) {
    const frozen = registry?.frozen?.[what];
    if (frozen) return { ...frozen, what };
  }
  return null;
}

export const frozenName = (what: string) => (what === ALL_PACKAGES ? 'everything' : what);

/** A rollback and a switch-off are not asked. @throws DeliveryError */
export function assertNotFrozen(registry: Registry | null, name: string): void {
  const frozen = frozenAs(registry, name);
  if (!frozen) return;
  const { what, by, at, reason } = frozen;
  const ending = what === ALL_PACKAGES ? '--all' : what;
  throw new DeliveryError(
    `Nothing was changed: ${frozenName(what)} is frozen by ${by} since ${at}: ${reason} Rollbacks go on. To end it: ${MF} unfreeze ${ending}`,
  );
}
