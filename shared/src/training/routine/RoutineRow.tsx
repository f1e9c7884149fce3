import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { toClockText } from '../../domain/dates/clockText';
import { LibraryRow } from '../library-list/rows/LibraryRow';
import { routineTexts } from './routine.texts';
import { exercisesOf } from './routineDraft';
import { RoutinePicture } from './RoutinePicture';

interface RoutineRowProps {
  readonly routine: CompoundRoutine;
  /** For lists that mix supersets and circuits without headings. */
  readonly hasKind?: boolean;
}

export function RoutineRow({ routine, hasKind = false }: RoutineRowProps) {
  const { title, routine_type, reps, rest } = routine;
  const exercises = exercisesOf(routine);
  const kind = routineTexts.kinds[routine_type];
  const figures =
    routine_type === 'circuit'
      ? [routineTexts.rounds(reps), routineTexts.rest(toClockText(rest ?? 0))]
      : [routineTexts.reps(reps)];
  return (
    <LibraryRow
      media={<RoutinePicture exercises={exercises} />}
      name={title}
      note={exercises.map(({ name }) => name).join(kind.between)}
      tags={hasKind ? [kind.one, ...figures] : figures}
    />
  );
}
