import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { useState } from 'react';
import { LazyExerciseDetails } from '../../../exercise/details/LazyExerciseDetails';

interface ChosenExerciseProps {
  readonly exercise: Exercise;
  readonly onClose: () => void;
}

/** A newly chosen exercise that is in no workout yet, so the URL cannot name it. */
export function ChosenExercise({ exercise, onClose }: ChosenExerciseProps) {
  const [openId, setOpenId] = useState(exercise.id);
  const [showsAdjustments, setShowsAdjustments] = useState(false);
  const isChosen = openId === exercise.id;
  return (
    <LazyExerciseDetails
      key={openId}
      exerciseId={openId}
      listed={isChosen ? exercise : undefined}
      showsAdjustments={showsAdjustments}
      onShowAdjustments={setShowsAdjustments}
      onOpen={(id) => {
        setOpenId(id);
        setShowsAdjustments(false);
      }}
      onClose={isChosen ? onClose : () => setOpenId(exercise.id)}
    />
  );
}
