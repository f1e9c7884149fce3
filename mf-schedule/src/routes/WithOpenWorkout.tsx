import { type ReactNode, useState } from 'react';
import type { CalendarWorkout } from '../components/schedule/calendarWorkout';
import { tabbableDay } from '../components/schedule/calendarFocus';
import { type MoveWorkout, useMoveWorkout } from '../components/schedule-changes/useMoveWorkout';
import type { PathOwner } from '../components/calendar-owner/schedulingPaths';
import { OpenedWorkout } from '../features/scheduled-workout/OpenedWorkout';

interface WorkoutHandlers {
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
}

interface Opened {
  readonly workout: CalendarWorkout;
  readonly opener: Element | null;
}

interface WithOpenWorkoutProps {
  readonly owner: PathOwner;
  readonly canEdit: boolean;
  readonly children: (handlers: WorkoutHandlers) => ReactNode;
}

export function WithOpenWorkout({ owner, canEdit, children }: WithOpenWorkoutProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const move = useMoveWorkout(owner);
  const handleOpen = (workout: CalendarWorkout) => setOpened({ workout, opener: document.activeElement });
  // The element may be gone after a refetch.
  const finalFocus = () =>
    opened?.opener instanceof HTMLElement && opened.opener.isConnected ? opened.opener : tabbableDay();
  return (
    <>
      {children({ onOpen: handleOpen, onMove: move })}
      {opened && (
        <OpenedWorkout
          owner={owner}
          workout={opened.workout}
          canEdit={canEdit}
          onMove={move}
          onClose={() => setOpened(null)}
          finalFocus={finalFocus}
        />
      )}
    </>
  );
}
