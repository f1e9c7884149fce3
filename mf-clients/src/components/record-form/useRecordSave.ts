import { useSaving } from '@formline/shared/ui/controls';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { isStale, staleMessage } from '../../queries/isStale';
import { recordFormTexts } from './recordForm.texts';
import type { RecordConflict } from './useEditedRecord';

interface RecordEntries {
  readonly values: object;
  readonly setStatus: (status: string) => void;
}

interface SaveOptions {
  readonly saved: string;
  readonly failed: string;
  readonly conflict?: RecordConflict | undefined;
  readonly onClose: () => void;
}

/** Saves what the form of a record sends: says why that failed, or that it is saved, and closes the form. */
export function useRecordSave(form: RecordEntries, options: SaveOptions) {
  const { saved, failed, conflict, onClose } = options;
  const saving = useSaving(form.values);
  const [isInConflict, setIsInConflict] = useState(false);
  const explain = async (error: unknown): Promise<void> => {
    const outcome = await outcomeOf(error, conflict);
    setIsInConflict(outcome === 'changed');
    if (outcome === 'failed') form.setStatus(staleMessage(error) ?? failed);
    if (outcome === 'deleted') form.setStatus(recordFormTexts.gone(conflict?.thing ?? ''));
  };
  const save = async (send: (idempotencyKey: string) => Promise<unknown>): Promise<void> => {
    const isSaved = await saving.save((key) =>
      send(key).catch(async (error: unknown) => {
        await explain(error);
        throw error;
      }),
    );
    if (!isSaved) return;
    notify.success(saved);
    onClose();
  };
  return {
    save,
    isSaving: saving.state === 'loading',
    conflict: isInConflict && conflict ? { thing: conflict.thing, onLoad: conflict.restart } : null,
  };
}

/** After a failed save: whether somebody else has changed or deleted the record meanwhile. */
async function outcomeOf(
  error: unknown,
  conflict: RecordConflict | undefined,
): Promise<'changed' | 'deleted' | 'failed'> {
  if (!isStale(error) || !conflict) return 'failed';
  try {
    return (await conflict.takeNewest()) ? 'changed' : 'deleted';
  } catch {
    return 'failed';
  }
}
