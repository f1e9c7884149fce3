import { useState } from 'react';
import type { EditedRoutine } from './routineDraft';
import { routineTexts } from './routine.texts';
import { removalFailure, type RoutineSite } from './routineFailures';

/** How a superset or circuit is taken away from where it is edited. */
export interface RoutineRemoval {
  /** The workout it stands in; in the library there is none. */
  readonly workoutName?: string | undefined;
  /** Removes it; false when no section of the workout holds it. */
  readonly onRemove: () => Promise<boolean>;
  /** It is gone: on to where the person came from. */
  readonly onRemoved: () => void;
}

export interface RoutineRemovalInput extends RoutineSite {
  readonly routine: EditedRoutine | null;
  /** Absent: it cannot be removed from here. */
  readonly removal?: RoutineRemoval | undefined;
  /** Called just before leaving for `onRemoved`. */
  readonly onLeave?: (() => void) | undefined;
}

/** The question before a removal, its work, and what is said when it failed. */
export function useRoutineRemoval({ routine, removal, onLeave, ...site }: RoutineRemovalInput) {
  const [stage, setStage] = useState<'closed' | 'asking' | 'working'>('closed');
  const [failure, setFailure] = useState<string | null>(null);
  const handleConfirm = async () => {
    if (!routine || !removal) return;
    setStage('working');
    const failed = (error: unknown) => {
      setFailure(
        removalFailure(site, { title: routine.title, workoutName: removal.workoutName ?? '', error }),
      );
    };
    try {
      if (await removal.onRemove()) {
        onLeave?.();
        removal.onRemoved();
      } else {
        failed(null);
      }
    } catch (error) {
      failed(error);
    }
    setStage('closed');
  };
  return {
    canRemove: removal !== undefined,
    stage,
    failure,
    ask: () => {
      setFailure(routine ? null : routineTexts.kinds[site.routineType].missing);
      setStage(routine ? 'asking' : 'closed');
    },
    close: () => setStage('closed'),
    confirm: () => void handleConfirm(),
  };
}

export type RoutineRemovalState = ReturnType<typeof useRoutineRemoval>;
