import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { ReactNode } from 'react';
import type { RoutineRemovalInput } from './useRoutineRemoval';

/** What the panel of a superset or circuit is given, whether it can be changed there or not. */
export interface RoutinePanelProps extends Omit<RoutineRemovalInput, 'onLeave'> {
  readonly canEdit: boolean;
  readonly onOpenExercise: (exercise: Exercise) => void;
  /** The panel of one of its exercises, shown in its place while its draft stays. */
  readonly exerciseView?: ReactNode;
  readonly onClose: () => void;
  /** A way back to the list one came from. */
  readonly returnLink?: ReactNode;
  /** Buttons beside the title, such as the star. */
  readonly tools?: ReactNode;
}
