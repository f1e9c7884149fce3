import type { Workout } from '@formline/shared/contracts/library/workouts';
import { WorkoutVideoEditor } from '@formline/shared/training/workout/video/WorkoutVideoEditor';

/** Nothing of a video can be changed, and so saved, while it is scheduled. */
const unsavable = () => Promise.reject(new Error('A video that is scheduled is not saved.'));

/** A workout that is a video, to be watched before it is scheduled. */
export function ScheduledVideo({ workout }: { readonly workout: Workout }) {
  return (
    <WorkoutVideoEditor
      key={workout.id}
      workout={workout}
      context="scheduling"
      canEdit
      onSave={unsavable}
      renderFrame={({ body }) => body}
    />
  );
}
