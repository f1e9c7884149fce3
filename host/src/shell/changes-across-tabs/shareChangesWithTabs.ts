import { dataChangedSchema } from '@formline/shared/contracts/busPayloads';
import * as z from '@formline/shared/contracts/schema';
import { emitEvent, onEvent } from '@formline/shared/events';

const CHANNEL = 'formline.data-changed';

/** Shares changed resources with other tabs until the returned function is called. Hidden tabs reload when shown. */
export function shareChangesWithTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const subscription = onEvent('server:data-changed', (changed) => {
    if (changed.tab === 'this') channel.postMessage(changed);
  });
  channel.addEventListener('message', ({ data }) => {
    const changed = z.safeParse(dataChangedSchema, data).data;
    if (!changed) return;
    const reload = document.visibilityState === 'visible' ? changed.reload : 'when-shown';
    emitEvent('server:data-changed', { ...changed, reload, upToDate: [], tab: 'other' });
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
}
