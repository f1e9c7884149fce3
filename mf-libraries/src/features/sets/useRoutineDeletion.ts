import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { routineTexts } from '@formline/shared/training/routine/routine.texts.ts';
import { routineFailure } from '@formline/shared/training/routine/routineFailure.ts';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { useRoutineChanges } from '../../components/routine-panel/useRoutineChanges';

export function useRoutineDeletion(onDeleted: (id: number) => void) {
  const { remove } = useRoutineChanges();
  const [asked, setAsked] = useState<CompoundRoutine | null>(null);
  const [isPending, setIsPending] = useState(false);
  const handleConfirm = async () => {
    if (!asked) return;
    const { id, title } = asked;
    setIsPending(true);
    try {
      await remove(id);
      notify.success(routineTexts.removal.done(title));
      onDeleted(id);
    } catch (error) {
      notify.error(routineTexts.removal.failed(title, routineFailure(error)));
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
