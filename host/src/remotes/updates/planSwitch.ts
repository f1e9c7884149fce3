import type { RegistryEntry } from '@formline/shared/contracts/registry';

/** How things stand in the page when a switch is thought about. */
export interface PageState {
  readonly isMounted: (name: string) => boolean;
  /** Something would be lost if the page were reloaded. */
  readonly isUnsaved: boolean;
  /** Builds that failed in this page and were left for another, by remote. */
  readonly avoided: Readonly<Record<string, string>>;
}

interface SwitchPlan {
  /** The builds to use from now on. */
  readonly entries: readonly RegistryEntry[];
  /** Builds of remotes on the page that differ from what is mounted: for somebody to decide. */
  readonly offered: readonly RegistryEntry[];
}

/**
 * What to do about builds that were chosen anew. A remote that is not on the page is exchanged unnoticed, one that is
 * stays as it is and is offered. While something is unsaved nothing changes but that a remote comes, or comes back.
 */
export function planSwitch(
  inUse: readonly RegistryEntry[],
  chosen: readonly RegistryEntry[],
  page: PageState,
): SwitchPlan {
  const known = new Map(inUse.map((entry) => [entry.name, entry]));
  const wanted = new Set(chosen.map(({ name }) => name));
  const isBusy = (name: string) => page.isUnsaved || page.isMounted(name);
  const next = chosen.map((entry) => nextOf(known.get(entry.name), entry, page));
  const staying = inUse.filter(({ name }) => !wanted.has(name) && isBusy(name));
  const entries = [...next, ...staying];
  return {
    entries,
    offered: chosen.filter((entry, index) => page.isMounted(entry.name) && isOther(entry, next[index], page)),
  };
}

/** True when somebody who updates gets another build than the one that stays for now. */
const isOther = (chosen: RegistryEntry, staying: RegistryEntry | undefined, { avoided }: PageState) =>
  staying !== undefined &&
  chosen.build !== staying.build &&
  chosen.disabled === null &&
  avoided[chosen.name] !== chosen.build;

function nextOf(
  known: RegistryEntry | undefined,
  chosen: RegistryEntry,
  { isMounted, isUnsaved, avoided }: PageState,
): RegistryEntry {
  if (!known) return chosen;
  const { name, build, disabled } = chosen;
  // Off at once unless somebody would lose something; on again whatever stands on the page.
  const isOff = disabled !== null && isUnsaved && known.disabled === null ? null : disabled;
  const stays = isUnsaved || isMounted(name) || avoided[name] === build;
  const next = stays && known.build !== build ? known : chosen;
  return next.disabled === isOff ? next : { ...next, disabled: isOff };
}
