import { useState } from 'react';
import { LazyExerciseDetails } from '../exercise-details/LazyExerciseDetails';
import { placeOfAdjustment } from './openItem';
import type { DraftExercise } from './workoutDraft';
import type { WorkoutEditorPlace } from './workoutEditorPlace';

interface LookedExerciseProps {
  readonly exerciseId: number;
  /** How it stands in the workout; absent for a progression or regression of one that does. */
  readonly placed?: DraftExercise | undefined;
  readonly onPlaceChange: (place: WorkoutEditorPlace) => void;
  readonly onClose: () => void;
}

/** An exercise that is looked at beside the sections, with what can take its place: that is opened here too. */
export function LookedExercise({ exerciseId, placed, onPlaceChange, onClose }: LookedExerciseProps) {
  const [showsAdjustments, setShowsAdjustments] = useState(false);
  return (
    <LazyExerciseDetails
      exerciseId={exerciseId}
      listed={placed}
      dose={placed}
      showsAdjustments={showsAdjustments}
      onShowAdjustments={setShowsAdjustments}
      onOpen={(id) => onPlaceChange(placeOfAdjustment(id))}
      onClose={onClose}
    />
  );
}
