import { ExerciseDetailsPanel } from '@formline/shared/training/exercise/details/ExerciseDetailsPanel';
import { IconButton } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { routinePanelTexts as texts } from './routinePanel.texts';

export interface ExerciseOfRoutineProps {
  readonly exerciseId: number;
  readonly onBack?: () => void;
  readonly onOpen: (exerciseId: number) => void;
  readonly onClose: () => void;
}

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
  // Effect: moves focus, because the element that opened the exercise is hidden.
  useEffect(() => ref.current?.focus(), []);
  return <IconButton ref={ref} label={texts.back} icon={<ArrowLeft />} size="sm" onClick={onBack} />;
}
