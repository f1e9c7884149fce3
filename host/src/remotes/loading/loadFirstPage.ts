import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { storedSignIn } from '@formline/shared/session';
import { loadKit } from '../../kit/lazyKit';
import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadForPage } from './moduleLoadings';

/** Enough for a slow device to run preloaded files. Waiting for others happens while the shell is shown. */
const PATIENCE_MS = 1_500;

/**
 * Resolves when page and kit are loaded, failed or late. Until then the first paint shows: rendering the shell first
 * would delay the page.
 */
export async function loadFirstPage(): Promise<void> {
  const found = moduleAtPath(liveRemotes().entries, location.pathname);
  const isShown = found !== undefined && isOpen(found.access);
  const needsKit = isShown ? !found.basicsOnly : storedSignIn() !== null;
  const page = isShown && found.entry.disabled === null && hasCome(found.entry);
  const loads = [
    ...(needsKit ? [loadKit().catch(() => undefined)] : []),
    ...(page ? [loadForPage(found.entry, found.expose)] : []),
  ];
  if (loads.length === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(loads), patience]);
}

/** Preloaded entries only, because one that hangs would delay the load event. */
const hasCome = ({ entry }: RegistryEntry): boolean =>
  performance.getEntriesByName(new URL(entry, document.baseURI).href).length > 0;

function isOpen(access: RemoteRoute['access']): boolean {
  if (access === 'anyone') return true;
  return (access === 'signed-out') === (storedSignIn() === null);
}
