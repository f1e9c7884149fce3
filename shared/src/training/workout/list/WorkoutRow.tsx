import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { workoutTotalText } from '@formline/shared/domain/training/workoutDuration';
import { LibraryRow } from '../../library-list/rows/LibraryRow';
import { workoutListTexts } from './workoutList.texts';
import { WorkoutPicture } from './WorkoutPicture';

interface WorkoutRowProps {
  readonly workout: Pick<
    WorkoutSummary,
    'name' | 'exercise_count' | 'total_dur_seconds' | 'uploaded_media' | 'program_names'
  >;
}

export function WorkoutRow({ workout }: WorkoutRowProps) {
  const { name, exercise_count, total_dur_seconds, uploaded_media: media, program_names = [] } = workout;
  const content = media
    ? workoutListTexts.video[media.status]
    : workoutListTexts.exerciseCount(exercise_count);
  return (
    <LibraryRow
      media={<WorkoutPicture media={media} />}
      name={name}
      note={program_names.length > 0 ? workoutListTexts.inPrograms(content, program_names) : content}
      tags={media ? [] : [workoutTotalText(total_dur_seconds, 'up')]}
    />
  );
}
