import { failureMessage } from '@formline/shared/api-client';
import { notify } from '@formline/shared/ui/overlays';
import type { OwnerKey } from '../calendar-owner/calendarOwner';

interface MadeChange {
  readonly owner: OwnerKey;
  /** Undefined: nothing to undo. */
  readonly changeId: number | undefined;
}

/** Says what was done and offers to undo it, if there is something to undo. */
export function notifyMade(sentence: string, { owner, changeId }: MadeChange): void {
  if (changeId === undefined) notify.success(sentence);
  else notify.undoable(sentence, () => void undo({ owner, changeId }));
}

/** Loaded when it is wanted, which is seldom. */
async function undo(change: { readonly owner: OwnerKey; readonly changeId: number }): Promise<void> {
  try {
    const { turnAndNotify } = await import('./calendarChange');
    await turnAndNotify(change, 'undo');
  } catch (error) {
    notify.error(failureMessage(error), () => void undo(change));
  }
}
