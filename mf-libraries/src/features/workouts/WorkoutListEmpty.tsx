import { EmptyState } from '@formline/shared/ui/core';
import { CreateWorkoutMenu } from './CreateWorkoutMenu';
import { type WorkoutSource, workoutsTexts } from './workouts.texts';

interface WorkoutListEmptyProps {
  readonly source: WorkoutSource;
  readonly canEdit: boolean;
  readonly outsidePrograms: boolean;
}

export function WorkoutListEmpty({ source, canEdit, outsidePrograms }: WorkoutListEmptyProps) {
  const { firstTime, empty } = workoutsTexts;
  if (outsidePrograms) return <EmptyState {...workoutsTexts.emptyOutsidePrograms} />;
  if (source === 'trainer' && canEdit) return <EmptyState {...firstTime} action={<CreateWorkoutMenu />} />;
  return <EmptyState {...empty[source]} />;
}
