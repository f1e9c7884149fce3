import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { type PageLocation, useLocation } from '@formline/shared/routing';
import { IconButton } from '@formline/shared/ui/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RoutineEditor } from '../../../routine/RoutineEditor';
import { canRemoveRoutine, type ProgramContext } from '../../../editing/programContext';
import { ChosenExercise } from './ChosenExercise';
import { toEditedRoutine, withRoutineDraft } from '../../draft/placedRoutine';
import { removalQuestion } from '../removal';
import { type DraftExercise, type DraftRoutine, exercisesOf } from '../../draft/workoutDraft';

interface RoutinePanelProps {
  readonly routine: DraftRoutine;
  readonly context: ProgramContext;
  readonly canEdit: boolean;
  readonly exerciseView: ReactNode;
  readonly onChange: (routine: DraftRoutine) => void;
  readonly onOpenExercise: (exercise: DraftExercise) => void;
  readonly onAskRemoval: () => void;
  readonly onClose: () => void;
}

/** Superset or circuit of a workout. Changes apply to this workout only. */
export function RoutinePanel(props: RoutinePanelProps) {
  const { routine, context, canEdit, exerciseView, onChange, onOpenExercise, onAskRemoval, onClose } = props;
  const location = useLocation();
  const [looked, setLooked] = useState<Exercise | null>(null);
  const keys = [routine, ...exercisesOf(routine)].map(({ key }) => key);
  const openExercise = (exercise: Exercise) => {
    const placed = exercisesOf(routine).find(({ id }) => id === exercise.id);
    if (placed) onOpenExercise(placed);
    else setLooked(exercise);
  };
  return (
    <RoutineEditor
      key={routine.key}
      routine={toEditedRoutine(routine)}
      routineType={routine.routine_type}
      context={context}
      canEdit={canEdit}
      takesFocus
      onSave={async (draft) => {
        onChange(withRoutineDraft(routine, draft));
        return true;
      }}
      onSaved={onClose}
      isStaying={(next) =>
        staysAtWorkout(location, next) &&
        [...new URLSearchParams(next.search).values()].some((value) => keys.includes(value))
      }
      onOpenExercise={openExercise}
      exerciseView={
        exerciseView ?? (looked && <ChosenExercise exercise={looked} onClose={() => setLooked(null)} />)
      }
      onClose={onClose}
      tools={
        canRemoveRoutine(context, { canEdit, isDeletable: context === 'library' }) && (
          <IconButton
            size="sm"
            label={removalQuestion(routine).title}
            icon={<Trash2 />}
            onClick={onAskRemoval}
          />
        )
      }
    />
  );
}

const WORKOUT_PARAMETERS = ['programId', 'scheduleId', 'workoutId'] as const;
const LIST_VIEWS: readonly (string | null)[] = [null, 'workoutList', 'programList', 'programDetails'];

/** Whether the next URL shows the same workout, for example with another item open. */
function staysAtWorkout(current: PageLocation, next: PageLocation): boolean {
  const before = new URLSearchParams(current.search);
  const after = new URLSearchParams(next.search);
  return (
    current.pathname === next.pathname &&
    !LIST_VIEWS.includes(after.get('view')) &&
    WORKOUT_PARAMETERS.every((name) => before.get(name) === after.get(name))
  );
}
