import type { Workout } from '@formline/shared/contracts/library/workouts';
import { useLocation } from '@formline/shared/routing';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { unsavedFlag } from '@formline/shared/training/editing/unsavedFlag.ts';
import { useAutosaveLeaveGuard } from '@formline/shared/training/editing/useAutosaveLeaveGuard.ts';
import { LazyWorkoutEditor } from '@formline/shared/training/workout/editor/LazyWorkoutEditor';
import type { WorkoutEditorViewState } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { Card, chakra, VisuallyHidden } from '@formline/shared/ui/core';
import { type ReactNode, useState } from 'react';
import { customizeTexts as texts } from './customize.texts';
import { readScheduleId } from './customizeViewState';

const Panel = chakra(Card, { base: { minH: '0', overflow: 'hidden' } });

export interface ScheduledSectionsProps {
  readonly workout: Workout;
  readonly canEdit: boolean;
  readonly viewState: WorkoutEditorViewState;
  readonly onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  readonly onSave: (save: WorkoutSave) => Promise<Workout>;
  readonly onReload: () => Promise<Workout>;
  readonly renderTools: (letPass: () => void) => ReactNode;
}

export function ScheduledSections({ canEdit, renderTools, ...editor }: ScheduledSectionsProps) {
  const { pathname, search } = useLocation();
  const scheduleId = readScheduleId(new URLSearchParams(search));
  const [unsaved] = useState(unsavedFlag);
  const guard = useAutosaveLeaveGuard({
    unsaved,
    isStaying: (next) =>
      next.pathname === pathname && readScheduleId(new URLSearchParams(next.search)) === scheduleId,
  });
  return (
    <Panel role="region" padding="none" aria-label={texts.region}>
      <VisuallyHidden as="h2">{texts.region}</VisuallyHidden>
      <LazyWorkoutEditor
        {...editor}
        context="rescheduling"
        canEdit={canEdit}
        onUnsavedChange={unsaved.set}
        actions={renderTools(guard.letPass)}
      />
      <LeaveQuestion guard={guard} />
    </Panel>
  );
}
