import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { SlotName } from '@formline/shared/contracts/slots';

interface SlotFilling {
  readonly remote: string;
  readonly expose: string;
}

export const slotFillings = (entries: readonly RegistryEntry[], name: SlotName): SlotFilling[] =>
  entries.flatMap((entry) =>
    entry.manifest.slots
      .filter(({ slot }) => slot === name)
      .map(({ expose }) => ({ remote: entry.name, expose })),
  );

/** For slots of the shell. The build's contract is read from the name in this call. */
export const shellSlotFillings: typeof slotFillings = (entries, name) => slotFillings(entries, name);
