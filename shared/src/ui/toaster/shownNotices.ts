import { createToaster } from '@chakra-ui/react/toast';
import { type OpenDialog, subscribeToClosedDialogs, topDialog } from '../dialog/openDialogs';

/** The store of notices. The library's hotkey is off, because `Toaster` has its own. */
export const toastStore = createToaster({ placement: 'bottom-start', hotkey: ['none'] });

const MAX_SHOWN = 3;

interface ShownNotice {
  readonly id: string;
  readonly hasAction: boolean;
  readonly dialog: OpenDialog | null;
  readonly pressesBefore: number;
}

let shown: readonly ShownNotice[] = [];
let presses = 0;

toastStore.subscribe((change: { readonly id?: string; readonly dismiss?: boolean }) => {
  if (change.dismiss) shown = shown.filter(({ id }) => id !== change.id);
});

subscribeToClosedDialogs((closed) => {
  // Without a press in between, the notice is the result of the action that closed the dialog.
  const leaving = shown.filter(({ dialog, pressesBefore }) => dialog === closed && presses > pressesBefore);
  // The library renders synchronously, which React refuses while it closes the dialog.
  queueMicrotask(() => {
    for (const { id } of leaving) toastStore.dismiss(id);
  });
});

/** Removes the oldest notice above the limit, those with an action last. */
export function makeRoomForNotice(): void {
  if (shown.length < MAX_SHOWN) return;
  const leaving = shown.find(({ hasAction }) => !hasAction) ?? shown[0];
  if (leaving) toastStore.remove(leaving.id);
}

/** Records in which dialog a notice was raised: it is removed with that dialog. */
export function rememberNotice({ id, hasAction }: Pick<ShownNotice, 'id' | 'hasAction'>): void {
  countPresses();
  shown = [...shown, { id, hasAction, dialog: topDialog(), pressesBefore: presses }];
}

function countPresses(): void {
  document.addEventListener('pointerdown', handlePress, true);
  document.addEventListener('keydown', handlePress, true);
}

function handlePress(): void {
  presses += 1;
}
