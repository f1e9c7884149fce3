import { entryPointKeys, entryPointName } from '@formline/shared/contracts/platform/entryPoints';
import { lt, major } from 'semver';
import type { ComparedBuild } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { versions: texts } = gateTexts;

interface Offer {
  readonly version: string;
  readonly names: readonly string[];
}

function offerOf({ contract }: ComparedBuild, key: (typeof entryPointKeys)[number]): Offer | null {
  const version = contract?.shared.provides[entryPointName(key)];
  const names = contract?.doors[key];
  return version === undefined || names === undefined ? null : { version, names };
}

const missingIn = (offer: Offer, other: Offer) => other.names.filter((name) => !offer.names.includes(name));

function problemOf(key: string, live: Offer, next: Offer): string | null {
  // An earlier host may go live again.
  if (lt(next.version, live.version)) return null;
  const removed = missingIn(next, live);
  if (removed.length > 0 && major(next.version) === major(live.version))
    return texts.removed(key, removed, next.version);
  const added = missingIn(live, next);
  return added.length > 0 && next.version === live.version ? texts.added(key, added, next.version) : null;
}

/** A version of an entry point stands for one set of names, and only a major one may lose some. */
export function checkVersions(host: ComparedBuild, live: ComparedBuild | null): Finding[] {
  return entryPointKeys.flatMap((key): Finding[] => {
    const [before, next] = [live && offerOf(live, key), offerOf(host, key)];
    const text = before && next && problemOf(key, before, next);
    return text ? [{ check: 'doors', level: 'error', text, usedBy: [host.name] }] : [];
  });
}
