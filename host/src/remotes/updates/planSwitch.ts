import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';

export interface PageState {
  readonly isMounted: (name: string) => boolean;
  readonly isUnsaved: boolean;
  readonly avoided: Readonly<Record<string, string>>;
}

interface SwitchPlan {
  readonly entries: readonly RegistryEntry[];
  readonly offered: readonly RegistryEntry[];
}

/** Offers mounted remotes and replaces the others. Unsaved work allows additions only. */
export function planSwitch(
  inUse: readonly RegistryEntry[],
  chosen: readonly RegistryEntry[],
  page: PageState,
): SwitchPlan {
  const known = new Map(inUse.map((entry) => [entry.name, entry]));
  const chosenNames = new Set(chosen.map(({ name }) => name));
  const isBusy = (name: string) => page.isUnsaved || page.isMounted(name);
  const next = chosen.map((entry) => nextOf(known.get(entry.name), entry, page));
  const staying = inUse.filter(({ name }) => !chosenNames.has(name) && isBusy(name));
  const entries = [...next, ...staying];
  return {
    entries,
    offered: chosen.filter((entry, index) => page.isMounted(entry.name) && isOther(entry, next[index], page)),
  };
}

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
  // Switched off at once unless work would be lost; switched on always.
  const isOff = disabled !== null && isUnsaved && known.disabled === null ? null : disabled;
  const stays = isUnsaved || isMounted(name) || avoided[name] === build;
  const next = stays && known.build !== build ? known : chosen;
  return next.disabled === isOff ? next : { ...next, disabled: isOff };
}
