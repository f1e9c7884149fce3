import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';

export interface ColumnActions {
  readonly onOpen: (workout: ProgramWorkout) => void;
  readonly onMove: (workout: ProgramWorkout, to: number) => void;
  readonly onRemove: (workout: ProgramWorkout) => void;
  readonly onToggleDay: (workout: ProgramWorkout, day: DayOfWeek) => void;
}
