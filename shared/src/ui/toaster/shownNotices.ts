import { type OpenDialog, subscribeToClosedDialogs, topDialog } from '../dialog/openDialogs';
import { toastStore } from './toastStore';

/** More would cover the page and say less. */
const MAX_SHOWN = 3;

interface ShownNotice {
  readonly id: string;
  readonly hasAction: boolean;
  /** The dialog it was raised in, null for the page. */
  readonly dialog: OpenDialog | null;
  /** How often somebody had pressed something when it came. */
  readonly pressesBefore: number;
}

let shown: readonly ShownNotice[] = [];
let presses = 0;

toastStore.subscribe((change: { readonly id?: string; readonly dismiss?: boolean }) => {
  if (change.dismiss) shown = shown.filter(({ id }) => id !== change.id);
});

subscribeToClosedDialogs((closed) => {
  // With no press in between, the same act raised the notice and closed the dialog: it is the dialog's result.
  const leaving = shown.filter(({ dialog, pressesBefore }) => dialog === closed && presses > pressesBefore);
  // The library renders at once, which React refuses while it closes the dialog.
  queueMicrotask(() => {
    for (const { id } of leaving) toastStore.dismiss(id);
  });
});

/** Takes the oldest notice away when there are enough, so that the newest is always seen. One to act on goes last. */
export function makeRoomForNotice(): void {
  if (shown.length < MAX_SHOWN) return;
  const leaving = shown.find(({ hasAction }) => !hasAction) ?? shown[0];
  if (leaving) toastStore.remove(leaving.id);
}

/** Keeps which dialog a notice belongs to: it goes with that dialog. */
export function rememberNotice({ id, hasAction }: Pick<ShownNotice, 'id' | 'hasAction'>): void {
  countPresses();
  shown = [...shown, { id, hasAction, dialog: topDialog(), pressesBefore: presses }];
}

/** The same listener is added once, however often it is given. */
function countPresses(): void {
  document.addEventListener('pointerdown', handlePress, true);
  document.addEventListener('keydown', handlePress, true);
}

function handlePress(): void {
  presses += 1;
}
