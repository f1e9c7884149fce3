import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { useState } from 'react';
import type { EditedRoutine } from './routineDraft';
import { routineTexts } from './routine.texts';
import { routineFailure } from './routineFailure';

export interface RoutineRemoval {
  readonly onRemove: () => Promise<unknown>;
  readonly onRemoved: () => void;
}

export interface RoutineRemovalInput {
  readonly routineType: RoutineType;
  readonly routine: EditedRoutine | null;
  readonly removal?: RoutineRemoval | undefined;
  readonly onLeave?: (() => void) | undefined;
}

export function useRoutineRemoval({ routineType, routine, removal, onLeave }: RoutineRemovalInput) {
  const [stage, setStage] = useState<'closed' | 'asking' | 'working'>('closed');
  const [failure, setFailure] = useState<string | null>(null);
  const handleConfirm = async () => {
    if (!routine || !removal) return;
    setStage('working');
    try {
      await removal.onRemove();
      onLeave?.();
      removal.onRemoved();
    } catch (error) {
      setFailure(routineTexts.removal.failed(routine.title, routineFailure(error)));
    }
    setStage('closed');
  };
  return {
    canRemove: removal !== undefined,
    failure,
    ask: () => {
      setFailure(routine ? null : routineTexts.kinds[routineType].missing);
      setStage(routine ? 'asking' : 'closed');
    },
    dialog: {
      routineType,
      isOpen: stage !== 'closed',
      isPending: stage === 'working',
      onConfirm: () => void handleConfirm(),
      onClose: () => setStage('closed'),
    },
  };
}

export type RoutineRemovalState = ReturnType<typeof useRoutineRemoval>;
