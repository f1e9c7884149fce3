import type { SlotRenderer } from '@formline/shared/slots';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { SlotName } from '@formline/shared/contracts/slots';
import { useLiveRemotes } from './registry/liveRemotes';
import { RemoteModule } from './RemoteModule';

export const RemoteSlot: SlotRenderer = function RemoteSlot({ name, slotProps }) {
  const { entries } = useLiveRemotes();
  return slotFillings(entries, name).map(({ remote, expose }) => (
    <RemoteModule key={`${remote}/${expose}`} remote={remote} expose={expose} slotProps={slotProps} />
  ));
};

interface SlotFilling {
  readonly remote: string;
  readonly expose: string;
}

/** A retired filling makes room for its successor. */
function slotFillings(entries: readonly RegistryEntry[], name: SlotName): SlotFilling[] {
  const fillings = entries.flatMap((entry) =>
    entry.manifest.slots
      .filter(({ slot }) => slot === name)
      .map(({ expose, retired = false }) => ({ remote: entry.name, expose, retired })),
  );
  const lasting = fillings.filter(({ retired }) => !retired);
  return lasting.length > 0 ? lasting : fillings;
}

/** For slots of the shell. The build's contract is read from the name in this call. */
export const shellSlotFillings: typeof slotFillings = (entries, name) => slotFillings(entries, name);
