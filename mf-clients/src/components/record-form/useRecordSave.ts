import { useSaving } from '@formline/shared/ui/controls';
import { notify } from '@formline/shared/ui/overlays';
import { staleMessage } from '../../queries/isStale';

interface RecordEntries {
  readonly values: object;
  readonly setStatus: (status: string) => void;
}

interface SaveOutcome {
  readonly saved: string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** Saves what the form of a record sends: says why that failed, or that it is saved, and closes the form. */
export function useRecordSave(form: RecordEntries, { saved, failed, onClose }: SaveOutcome) {
  const saving = useSaving(form.values);
  const save = async (send: (idempotencyKey: string) => Promise<unknown>): Promise<void> => {
    const isSaved = await saving.save((key) =>
      send(key).catch((error: unknown) => {
        form.setStatus(staleMessage(error) ?? failed);
        throw error;
      }),
    );
    if (!isSaved) return;
    notify.success(saved);
    onClose();
  };
  return { save, isSaving: saving.state === 'loading' };
}
