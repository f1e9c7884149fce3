import { call } from '@formline/shared/api-client';
import { readWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { useLocation } from '@formline/shared/routing';
import { useQueryClient } from '@formline/shared/query';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import {
  type UnsavedFlag,
  unsavedFlag,
  useIsUnsaved,
} from '@formline/shared/training/editing/unsavedFlag.ts';
import { useAutosaveLeaveGuard } from '@formline/shared/training/editing/useAutosaveLeaveGuard.ts';
import { LazyWorkoutEditor } from '@formline/shared/training/workout/editor/LazyWorkoutEditor';
import type { WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import type { WorkoutEditorViewState } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { setWorkoutInCache } from '@formline/shared/training/workout/list/workoutList.queries.ts';
import { useState } from 'react';
import { useSaveWorkout } from './useSaveWorkout';
import { WorkoutActions } from './WorkoutActions';
import { WorkoutFrame } from '@formline/shared/training/workout/frame/WorkoutFrame';
import { type OpenWorkoutId, workoutViewState } from './workoutViewState';
import { workoutsTexts } from './workouts.texts';

const { titles } = workoutsTexts.screen;

export interface EditedWorkoutProps {
  /** Null: a new one, starting from `emptyDraft`. */
  readonly workout: Workout | null;
  readonly emptyDraft?: WorkoutDraft | undefined;
  readonly workoutId: OpenWorkoutId;
  readonly viewState: WorkoutEditorViewState;
  readonly onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  readonly onMade?: ((id: number) => void) | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly canEdit: boolean;
  readonly takesFocus: boolean;
}

export function EditedWorkout(props: EditedWorkoutProps) {
  const { workout, emptyDraft, workoutId, viewState, onViewStateChange, canEdit, takesFocus } = props;
  const { onMade, onClose, onDeleted } = props;
  const cache = useQueryClient();
  const { pathname } = useLocation();
  const [unsaved] = useState(unsavedFlag);
  const [saved, setSaved] = useState(workout);
  const guard = useAutosaveLeaveGuard({
    unsaved,
    isStaying: (next) =>
      next.pathname === pathname &&
      workoutViewState.read(new URLSearchParams(next.search)).workoutId === workoutId,
  });
  const save = useSaveWorkout();
  const handleSave = async (navigation: WorkoutSave) => {
    const now = await save(navigation);
    setSaved(now);
    if (navigation.saved === null) guard.goOn(() => onMade?.(now.id));
    return now;
  };
  const handleReload = async () => {
    if (!saved) throw new Error('A workout that nobody has saved yet cannot be read again.');
    const now = await call(readWorkout, { params: { id: saved.id } });
    setWorkoutInCache(cache, now);
    return now;
  };
  const handleDeleted = () => {
    guard.letPass();
    onDeleted();
  };
  return (
    <WorkoutFrame
      title={titleOf(saved, canEdit)}
      takesFocus={takesFocus || workout === null}
      actions={
        saved && canEdit && <SavedActions workout={saved} unsaved={unsaved} onDeleted={handleDeleted} />
      }
      onClose={onClose}
    >
      <LazyWorkoutEditor
        workout={workout}
        emptyDraft={emptyDraft}
        context="library"
        canEdit={canEdit}
        viewState={viewState}
        onViewStateChange={onViewStateChange}
        onSave={handleSave}
        onReload={handleReload}
        onUnsavedChange={unsaved.set}
      />
      <LeaveQuestion guard={guard} />
    </WorkoutFrame>
  );
}

interface SavedActionsProps {
  readonly workout: Workout;
  readonly unsaved: UnsavedFlag;
  readonly onDeleted: () => void;
}

function SavedActions({ unsaved, ...actions }: SavedActionsProps) {
  return <WorkoutActions {...actions} isBusy={useIsUnsaved(unsaved)} />;
}

function titleOf(saved: Workout | null, canEdit: boolean): string {
  if (saved === null) return titles.create;
  return canEdit && saved.owner_id !== null ? titles.edit : titles.view;
}
