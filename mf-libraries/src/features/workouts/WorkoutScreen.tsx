import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import type { WorkoutEditorPlace } from '@formline/shared/training/workout-editor/workoutEditorPlace.ts';
import { lazyPart } from '@formline/shared/ui/core';
import { useEditorStay } from '../../components/editor-stay/useEditorStay';
import { EditedWorkout } from './EditedWorkout';
import { editorPlaceOf } from './editorPlaceOf';
import { NewWorkout } from './NewWorkout';
import { OpenWorkout } from '@formline/shared/training/workout-frame/OpenWorkout';
import { ToView } from './ToView';
import { NEW_WORKOUT, type OpenWorkoutId, type WorkoutPlace } from './workoutPlace';
import { WorkoutSkeleton } from '@formline/shared/training/workout-frame/WorkoutSkeleton';

/** Upload and player come with the first video that is opened. */
const WorkoutVideoScreen = lazyPart(
  async () => (await import('./video/WorkoutVideoScreen')).WorkoutVideoScreen,
  { loading: <WorkoutSkeleton /> },
);

interface WorkoutScreenProps {
  readonly place: WorkoutPlace;
  readonly workoutId: OpenWorkoutId;
  readonly onPlaceChange: ChangePlace<WorkoutPlace>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly canEdit: boolean;
  /** It was made elsewhere just now, and the work goes on here. */
  readonly takesFocus: boolean;
}

/** The workout beside the list: put together, looked at, or played. */
export function WorkoutScreen(props: WorkoutScreenProps) {
  const { place, workoutId, onPlaceChange, onClose, onDeleted, canEdit, takesFocus } = props;
  const stay = useEditorStay(workoutId);
  const shared = { workoutId, onClose, onDeleted, canEdit, takesFocus };
  if (place.view === 'videoWorkout') {
    return <WorkoutVideoScreen {...shared} place={place} onPlaceChange={onPlaceChange} />;
  }
  const editor = {
    ...shared,
    place: editorPlaceOf(place),
    onPlaceChange: (next: WorkoutEditorPlace) => onPlaceChange(next),
  };
  const handleMade = (id: number) => {
    stay.markMade(id);
    onPlaceChange({ workoutId: id }, { replace: true });
  };
  if (stay.beganAt === NEW_WORKOUT) return <NewWorkout key={stay.key} {...editor} onMade={handleMade} />;
  return (
    <OpenWorkout key={stay.key} id={stay.beganAt} onClose={onClose}>
      {(workout) =>
        workout.uploaded_media ? (
          <ToView place={place} view="videoWorkout" />
        ) : (
          <EditedWorkout {...editor} workout={workout} />
        )
      }
    </OpenWorkout>
  );
}
