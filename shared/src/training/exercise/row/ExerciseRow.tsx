import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { LibraryRow } from '../../library-list/rows/LibraryRow';
import { ExercisePicture } from './ExercisePicture';

const PICTURE_SIZE = '2.5rem';

export function ExerciseRow({ exercise }: { exercise: Exercise }) {
  return (
    <LibraryRow
      media={<ExercisePicture exercise={exercise} size={PICTURE_SIZE} />}
      name={exercise.name}
      note={exercise.muscle_groups.map(({ name }) => name).join(', ')}
      tags={exercise.fitness_components.map(({ name }) => name)}
    />
  );
}
