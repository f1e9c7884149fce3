import type { Workout } from '@formline/shared/contracts/library/workouts';
import { WorkoutVideoEditor } from '@formline/shared/training/workout/video/WorkoutVideoEditor';

const unsavable = () => Promise.reject(new Error('A video that is scheduled is not saved.'));

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
