import type { CompoundRoutine } from '@formline/shared/contracts/compoundRoutines';
import { removalFailure } from '@formline/shared/training/compound-routine/routineFailures.ts';
import { routineTexts } from '@formline/shared/training/compound-routine/routine.texts.ts';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { useRoutineChanges } from '../../components/routine-panel/useRoutineChanges';

/** Deletes one from the list, after a question. */
export function useRoutineDeletion(onDeleted: (id: number) => void) {
  const { remove } = useRoutineChanges();
  const [asked, setAsked] = useState<CompoundRoutine | null>(null);
  const [isPending, setIsPending] = useState(false);
  const handleConfirm = async () => {
    if (!asked) return;
    const { id, title, routine_type: routineType } = asked;
    setIsPending(true);
    try {
      await remove(id);
      notify.success(routineTexts.removal.done(title));
      onDeleted(id);
    } catch (error) {
      const site = { context: 'library', routineType } as const;
      notify.error(removalFailure(site, { title, workoutName: '', error }));
    }
    setIsPending(false);
    setAsked(null);
  };
  return {
    asked,
    isPending,
    ask: setAsked,
    close: () => setAsked(null),
    confirm: () => void handleConfirm(),
  };
}
