import type { RegistryEntry } from '@formline/shared/contracts/registry';
import type { SlotName } from '@formline/shared/contracts/slots';

interface SlotFilling {
  readonly remote: string;
  readonly expose: string;
}

/** What the remotes of the registry fill a slot with, in the order of the registry. */
export const slotFillings = (entries: readonly RegistryEntry[], name: SlotName): SlotFilling[] =>
  entries.flatMap((entry) =>
    entry.manifest.slots
      .filter(({ slot }) => slot === name)
      .map(({ expose }) => ({ remote: entry.name, expose })),
  );

/**
 * The same for a slot that the shell itself places, not by `Slot`. Its name is written out in the call: the contract of the
 * host's build is read from there.
 */
export const shellSlotFillings: typeof slotFillings = (entries, name) => slotFillings(entries, name);
