import type { RemoteRoute } from '@formline/shared/contracts/remoteManifest';
import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { storedSignIn } from '@formline/shared/session';
import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadForPage } from './moduleLoadings';

/** To run what came with the page takes a moment; waiting for other files is left to what is drawn meanwhile. */
const PATIENCE_MS = 400;

/**
 * Loads the page of this address, if it has been preloaded, while the server is still asked who is signed in. Drawing the
 * shell before would keep the browser too busy for it.
 * @returns a promise that is kept when the page is there, has failed, or takes too long
 */
export async function loadFirstPage(): Promise<void> {
  const found = moduleAtPath(liveRemotes().entries, location.pathname);
  if (found?.entry.disabled !== null || !isOpen(found.access) || !hasCome(found.entry)) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([loadForPage(found.entry, found.expose), patience]);
}

/** Whether the entry came with the page. One that hangs would keep the browser from ever calling the page loaded. */
const hasCome = ({ entry }: RegistryEntry): boolean =>
  performance.getEntriesByName(new URL(entry, document.baseURI).href).length > 0;

/** Whether the page will be shown, as far as this browser knows. */
function isOpen(access: RemoteRoute['access']): boolean {
  if (access === 'anyone') return true;
  return (access === 'signed-out') === (storedSignIn() === null);
}
