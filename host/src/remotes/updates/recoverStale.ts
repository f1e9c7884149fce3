import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { loadAfresh } from '../../overrides/loadAfresh';
import { attributeFile } from '../../reports/attribution';
import { chooseEntries, rolloutSubject } from '../registry/chooseEntries';
import { fetchRegistry } from '../registry/readRegistry';
import { liveRemotes, hostBuild } from '../registry/liveRemotes';
import { overriddenEntry } from '../registry/override';
import { isComingAhead } from './loadAheadWhenIdle';
import { takeRegistry } from './remoteUpdates';
import { isSomethingUnsaved } from './isSomethingUnsaved';
import { type Missed, reloadKey, staleStep } from './staleStep';

const reloadedFor = browserRecord('reloadedFor', z.array(z.string()), { tabs: 'this', until: 'removed' });

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null;
}

const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function recover(missed: Missed, address: string): Promise<void> {
  // Without an answer nothing is known, and the failed region offers a retry.
  const found = await fetchRegistry().catch(() => null);
  if (!found) return;
  takeRegistry(found);
  const { registry, entries } = liveRemotes();
  if (!registry) return;
  const known = reloadedFor.read() ?? [];
  const step = staleStep(missed, {
    registry,
    chosen: chooseEntries(registry, rolloutSubject(), overriddenEntry),
    inUse: entries,
    isThere: await isThere(address),
    isUnsaved: isSomethingUnsaved(),
    reloadedFor: known,
  });
  if (step === 'nothing') return;
  const isKept = reloadedFor.write([...known, reloadKey(missed)]);
  // Without stored memory the page could reload forever.
  if (isKept) loadAfresh();
}

/** Reloads the page when a file of a replaced build is missing. @returns a function that stops it */
export function recoverStale(): () => void {
  const handleError = ({ target }: Event) => {
    const address = addressOf(target);
    if (address === null || isComingAhead(address)) return;
    const page = { origin: location.origin, hostBuild: hostBuild(), builds: liveRemotes().entries };
    const missed = attributeFile(address, '0:0', page);
    if (missed) void recover(missed, address);
  };
  // Load errors of elements do not bubble, so they are captured.
  addEventListener('error', handleError, true);
  return () => removeEventListener('error', handleError, true);
}
