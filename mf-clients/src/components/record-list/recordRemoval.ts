import { newIdempotencyKey } from '@formline/shared/api-client';
import { notify } from '@formline/shared/ui/overlays';

interface Identified {
  readonly id: number;
}

/** For the optimistic deletion of a record: its row goes at once, so that it cannot be deleted twice. */
export const withoutRecord = <R extends Identified>(records: R[], { id }: Identified): R[] =>
  records.filter((record) => record.id !== id);

interface UndoTexts {
  readonly removed: string;
  readonly restored: string;
  readonly failed: string;
}

interface TextsOfDay {
  readonly removed: (day: string) => string;
  readonly restored: (day: string) => string;
  readonly errors: { readonly restore: string };
}

/** For a record that is named by its day. */
export const undoTextsOf = ({ removed, restored, errors }: TextsOfDay, day: string): UndoTexts => ({
  removed: removed(day),
  restored: restored(day),
  failed: errors.restore,
});

/** Every try has the same key, so that the record is restored once. */
export function offerUndo(texts: UndoTexts, restore: (idempotencyKey: string) => Promise<unknown>): void {
  const key = newIdempotencyKey();
  const undo = () =>
    void restore(key).then(
      () => notify.success(texts.restored),
      () => notify.error(texts.failed, undo),
    );
  notify.undoable(texts.removed, undo);
}
