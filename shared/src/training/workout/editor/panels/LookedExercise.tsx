import { useSearchParams } from '@formline/shared/routing';
import { LazyExerciseDetails } from '../../../exercise/details/LazyExerciseDetails';
import { showsAdjustments, withShownAdjustments } from '../../../exercise/details/shownAdjustments';
import { viewStateOfAdjustment } from '../../draft/openItem';
import type { DraftExercise } from '../../draft/workoutDraft';
import type { WorkoutEditorViewState } from '../../draft/workoutEditorViewState';

interface LookedExerciseProps {
  readonly exerciseId: number;
  /** Absent for a progression or regression of a placed exercise. */
  readonly placed?: DraftExercise | undefined;
  readonly onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  readonly onClose: () => void;
}

export function LookedExercise({ exerciseId, placed, onViewStateChange, onClose }: LookedExerciseProps) {
  const [params, setParams] = useSearchParams();
  return (
    <LazyExerciseDetails
      exerciseId={exerciseId}
      listed={placed}
      dose={placed}
      showsAdjustments={showsAdjustments(params)}
      onShowAdjustments={(isShown) =>
        setParams((current) => withShownAdjustments(current, isShown), { replace: true })
      }
      onOpen={(id) => onViewStateChange(viewStateOfAdjustment(id))}
      onClose={onClose}
    />
  );
}
