import { useState, useSyncExternalStore } from 'react';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { matchPath } from '@formline/shared/routing';
import { isSomethingUnsaved } from './isSomethingUnsaved';
import { currentUpdates, subscribeToUpdates, takeOffered } from './remoteUpdates';
import { updatesTexts } from './updates.texts';

export interface UpdateNotice {
  readonly id: string;
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
  readonly onLater: () => void;
}

/** A new host comes first, because its reload updates everything; null for none. */
export function useUpdateNotice(): UpdateNotice | null {
  const { offered, host } = useSyncExternalStore(subscribeToUpdates, currentUpdates, currentUpdates);
  const [put, setPut] = useState<readonly string[]>([]);
  const later = (ids: readonly string[]) => () => setPut([...put, ...ids]);
  if (host !== null && !put.includes(host)) {
    const onAct = () => location.reload();
    return { id: host, text: updatesTexts.host, action: updatesTexts.reload, onAct, onLater: later([host]) };
  }
  const shown = offered.filter((entry) => !put.includes(idOf(entry)));
  if (shown.length === 0) return null;
  const ids = shown.map(idOf);
  return {
    id: ids.join(),
    text: updatesTexts.remotes(shown.map((entry) => partName(entry, location.pathname))),
    action: updatesTexts.update,
    onAct: takeOffered,
    onLater: later(ids),
  };
}

const idOf = ({ name, build }: { readonly name: string; readonly build: string }) => `${name}@${build}`;

/** Before a reload the browser asks by itself. */
export const needsQuestion = ({ action }: UpdateNotice): boolean =>
  action === updatesTexts.update && isSomethingUnsaved();

function partName({ manifest }: RegistryEntry, pathname: string): string {
  const tab = manifest.tabs.find(({ managersOnly }) => !managersOnly) ?? manifest.tabs[0];
  const route = manifest.routes.find(({ path }) => matchPath(path, pathname));
  return tab?.label ?? route?.title ?? updatesTexts.thisPage;
}
