import * as z from '@formline/shared/contracts/schema';
import { isWorkUnsaved } from '@formline/shared/routing';
import { browserRecord } from '@formline/shared/session';
import { attributeFile } from '../../reports/attribution';
import { chooseEntries } from '../chooseEntries';
import { hostBuild } from '../hostBuild';
import { liveRemotes } from '../liveRemotes';
import { overriddenEntry } from '../override';
import { rolloutSubject } from '../rolloutSubject';
import { takeRegistry } from './remoteUpdates';
import { type Missed, reloadKey, staleStep } from './staleStep';
import { fetchRegistryNow } from './watchRegistry';

const reloadedFor = browserRecord('reloadedFor', z.array(z.string()), { tabs: 'this', until: 'removed' });

/** Somebody who is asked something, or fills in a dialog, is not to lose it. */
const isDialogInUse = () =>
  document.querySelector('[role="alertdialog"], [role="dialog"] :is(input, textarea, select)') !== null;

function addressOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null;
}

async function recover(missed: Missed): Promise<void> {
  // Without an answer nothing is known, and the place on the page offers another try.
  const registry = await fetchRegistryNow().catch(() => null);
  if (!registry) return;
  takeRegistry(registry);
  const known = reloadedFor.read() ?? [];
  const step = staleStep(missed, {
    registry,
    chosen: chooseEntries(registry, rolloutSubject(), overriddenEntry),
    isUnsaved: isWorkUnsaved() || isDialogInUse(),
    reloadedFor: known,
  });
  if (step === 'nothing') return;
  reloadedFor.write([...known, reloadKey(missed)]);
  location.reload();
}

/** Loads the page afresh when a file of a build that is no longer live cannot be had, until the returned function is called. */
export function recoverStale(): () => void {
  const hear = ({ target }: Event) => {
    const address = addressOf(target);
    if (address === null) return;
    const page = { origin: location.origin, hostBuild: hostBuild(), builds: liveRemotes().entries };
    const missed = attributeFile(address, '0:0', page);
    if (missed) void recover(missed);
  };
  // Tags tell of their failures only on the way down.
  addEventListener('error', hear, true);
  return () => removeEventListener('error', hear, true);
}
