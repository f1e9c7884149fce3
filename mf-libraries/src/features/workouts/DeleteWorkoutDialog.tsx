import { failureMessage } from '@formline/shared/api-client';
import { deleteWorkout, type WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useChange } from '@formline/shared/query';
import {
  removeWorkoutFromCache,
  reloadWorkoutLists,
} from '@formline/shared/training/workout/list/workoutList.queries.ts';
import { FormError } from '@formline/shared/ui/forms';
import { ConfirmDialog, notify } from '@formline/shared/ui/overlays';
import { workoutsTexts } from './workouts.texts';

interface DeleteWorkoutDialogProps {
  readonly workout: Pick<WorkoutSummary, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const { title, text, confirm, done, failed } = workoutsTexts.deletion;

export function DeleteWorkoutDialog({ workout, onClose, onDeleted }: DeleteWorkoutDialogProps) {
  const deletion = useChange(deleteWorkout, {
    input: () => ({ params: { id: workout.id } }),
    reload: 'when-shown',
    update: (cache) => {
      void reloadWorkoutLists(cache);
      return removeWorkoutFromCache(cache, workout.id);
    },
    onSuccess: () => {
      notify.success(done(workout.name));
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={title(workout.name)}
      text={
        <>
          {text}
          <FormError>{deletion.error && failed(workout.name, failureMessage(deletion.error))}</FormError>
        </>
      }
      confirmLabel={confirm}
      isDestructive
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  );
}
