import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { matchPath } from '@formline/shared/routing';
import { updatesTexts } from './updates.texts';

/** What people call a remote: by its tab, else by the page of it that they are on. */
export function partName({ manifest }: RegistryEntry, pathname: string): string {
  const tab = manifest.tabs.find(({ managersOnly }) => !managersOnly) ?? manifest.tabs[0];
  const route = manifest.routes.find(({ path }) => matchPath(path, pathname));
  return tab?.label ?? route?.title ?? updatesTexts.thisPage;
}
