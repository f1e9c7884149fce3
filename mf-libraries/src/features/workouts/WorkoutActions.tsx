import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { Button, IconButton, lazyDialog } from '@formline/shared/ui/core';
import { Menu, MenuItem } from '@formline/shared/ui/overlays';
import { useNavigate } from '@formline/shared/routing';
import { useCopyWorkout } from '@formline/shared/training/workout/list/useCopyWorkout.ts';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DuplicateState } from '@formline/shared/training/workout/list/duplicateName.ts';
import { ownWorkoutAddress } from './workoutAddresses';
import { workoutsTexts } from './workouts.texts';

const { screen: texts, deletion } = workoutsTexts;

const DeleteWorkoutDialog = lazyDialog(
  deletion.confirm,
  async () => (await import('./DeleteWorkoutDialog')).DeleteWorkoutDialog,
);

interface WorkoutActionsProps {
  readonly workout: Pick<WorkoutSummary, 'id' | 'name' | 'owner_id'>;
  readonly isBusy?: boolean | undefined;
  readonly onDeleted: () => void;
}

export function WorkoutActions({ workout, isBusy = false, onDeleted }: WorkoutActionsProps) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const copying = useCopyWorkout();
  const showCopy = (copy: WorkoutSummary) => {
    const state: DuplicateState = { workoutDuplicateName: copy.name };
    void navigate(ownWorkoutAddress(copy.id), { state });
  };
  const handleCopy = () => {
    if (!copying.isPending) copying.mutate(workout, { onSuccess: showCopy });
  };
  if (workout.owner_id === null) {
    return (
      <Button size="sm" variant="primary" icon={<Copy />} isLoading={copying.isPending} onClick={handleCopy}>
        {texts.copy}
      </Button>
    );
  }
  return (
    <>
      <Menu trigger={<IconButton label={texts.more} icon={<Ellipsis />} size="sm" />}>
        <MenuItem icon={<Copy />} isDisabled={isBusy || copying.isPending} onSelect={handleCopy}>
          {texts.duplicate}
        </MenuItem>
        <MenuItem icon={<Trash2 />} isDanger isDisabled={isBusy} onSelect={() => setIsDeleting(true)}>
          {texts.delete}
        </MenuItem>
      </Menu>
      {isDeleting && (
        <DeleteWorkoutDialog workout={workout} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
