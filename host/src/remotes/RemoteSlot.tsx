import type { RegistryEntry } from '@formline/shared/contracts/registry';
import type { SlotRenderer } from '@formline/shared/slots';
import { RemoteModule } from './RemoteModule';
import { slotFillings } from './slotFillings';

/** Draws a slot with what the remotes in the registry fill it with; a slot nobody fills is empty. */
export function slotRendererFor(entries: readonly RegistryEntry[]): SlotRenderer {
  return function RemoteSlot({ name, slotProps }) {
    return slotFillings(entries, name).map(({ entry, expose }) => (
      <RemoteModule key={`${entry.name}/${expose}`} entry={entry} expose={expose} slotProps={slotProps} />
    ));
  };
}
