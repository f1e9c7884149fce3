import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { ReactNode } from 'react';
import type { RoutineRemovalInput } from './useRoutineRemoval';

export interface RoutinePanelProps extends Omit<RoutineRemovalInput, 'onLeave'> {
  readonly canEdit: boolean;
  readonly onOpenExercise: (exercise: Exercise) => void;
  readonly exerciseView?: ReactNode;
  readonly onClose: () => void;
  readonly returnLink?: ReactNode;
  readonly tools?: ReactNode;
  /** The title takes the focus, for a panel that opens instead of another one. */
  readonly takesFocus?: boolean;
}
