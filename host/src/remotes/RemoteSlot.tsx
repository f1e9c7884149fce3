import type { SlotRenderer } from '@formline/shared/slots';
import { useLiveRemotes } from './registry/liveRemotes';
import { RemoteModule } from './RemoteModule';
import { slotFillings } from './registry/slotFillings';

export const RemoteSlot: SlotRenderer = function RemoteSlot({ name, slotProps }) {
  const { entries } = useLiveRemotes();
  return slotFillings(entries, name).map(({ remote, expose }) => (
    <RemoteModule key={`${remote}/${expose}`} remote={remote} expose={expose} slotProps={slotProps} />
  ));
};
