import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import {
  WORKOUT_ALONE,
  type WorkoutEditorViewState,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import { lazyPart } from '@formline/shared/ui/core';
import { useEditSession } from '../../components/editor-stay/useEditSession';
import { EditedWorkout } from './EditedWorkout';
import { NewWorkout } from './NewWorkout';
import { OpenWorkout } from '@formline/shared/training/workout/frame/OpenWorkout';
import { ToView } from './ToView';
import {
  NEW_WORKOUT,
  type OpenWorkoutId,
  PROVIDER_EXERCISE_VIEW,
  type WorkoutViewState,
} from './workoutViewState';
import { WorkoutSkeleton } from '@formline/shared/training/workout/frame/WorkoutSkeleton';

const WorkoutVideoScreen = lazyPart(
  async () => (await import('./video/WorkoutVideoScreen')).WorkoutVideoScreen,
  { loading: <WorkoutSkeleton /> },
);

interface WorkoutScreenProps {
  readonly viewState: WorkoutViewState;
  readonly workoutId: OpenWorkoutId;
  readonly onViewStateChange: ChangeViewState<WorkoutViewState>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly canEdit: boolean;
  readonly takesFocus: boolean;
}

export function WorkoutScreen(props: WorkoutScreenProps) {
  const { viewState, workoutId, onViewStateChange, onClose, onDeleted, canEdit, takesFocus } = props;
  const stay = useEditSession(workoutId);
  const shared = { workoutId, onClose, onDeleted, canEdit, takesFocus };
  if (viewState.view === 'videoWorkout') {
    return <WorkoutVideoScreen {...shared} viewState={viewState} onViewStateChange={onViewStateChange} />;
  }
  const editor = {
    ...shared,
    viewState: editorViewStateOf(viewState),
    onViewStateChange: (next: WorkoutEditorViewState) => onViewStateChange(next),
  };
  const handleMade = (id: number) => {
    stay.markMade(id);
    onViewStateChange({ workoutId: id }, { replace: true });
  };
  if (stay.beganAt === NEW_WORKOUT) return <NewWorkout key={stay.key} {...editor} onMade={handleMade} />;
  return (
    <OpenWorkout key={stay.key} id={stay.beganAt} onClose={onClose}>
      {(workout) =>
        workout.uploaded_media ? (
          <ToView viewState={viewState} view="videoWorkout" />
        ) : (
          <EditedWorkout {...editor} workout={workout} />
        )
      }
    </OpenWorkout>
  );
}

function editorViewStateOf({ view, exerciseId }: WorkoutViewState): WorkoutEditorViewState {
  switch (view) {
    case 'workoutList':
    case 'videoWorkout':
      return WORKOUT_ALONE;
    case PROVIDER_EXERCISE_VIEW:
      return { view: 'viewExercise', exerciseId };
    default:
      return { view, exerciseId };
  }
}
