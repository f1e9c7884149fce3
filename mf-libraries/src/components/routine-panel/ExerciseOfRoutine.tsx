import { ExerciseDetailsPanel } from '@formline/shared/training/exercise/details/ExerciseDetailsPanel';
import { IconButton } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { routinePanelTexts as texts } from './routinePanel.texts';

export interface ExerciseOfRoutineProps {
  readonly exerciseId: number;
  /** Back to the superset or circuit; absent for an exercise that stands there by itself. */
  readonly onBack?: () => void;
  readonly onOpen: (exerciseId: number) => void;
  readonly onClose: () => void;
}

/** An exercise, in the place of the superset or circuit it belongs to. */
export function ExerciseOfRoutine({ exerciseId, onBack, onOpen, onClose }: ExerciseOfRoutineProps) {
  const [showsAdjustments, setShowsAdjustments] = useState(false);
  return (
    <ExerciseDetailsPanel
      exerciseId={exerciseId}
      showsAdjustments={showsAdjustments}
      onShowAdjustments={setShowsAdjustments}
      onOpen={onOpen}
      onClose={onClose}
      actions={onBack && <BackButton onBack={onBack} />}
    />
  );
}

function BackButton({ onBack }: { readonly onBack: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  // Meets the document: what opened the exercise is hidden, and focus would be lost with it.
  useEffect(() => ref.current?.focus(), []);
  return <IconButton ref={ref} label={texts.back} icon={<ArrowLeft />} size="sm" onClick={onBack} />;
}
