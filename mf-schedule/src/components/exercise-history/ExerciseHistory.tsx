import { lazyDialog, Button, VisuallyHidden } from '@formline/shared/ui/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ExerciseHistoryDialogProps } from './ExerciseHistoryDialog';
import { exerciseHistoryTexts as texts } from './exerciseHistory.texts';

export const ExerciseHistory = lazyDialog(
  texts.title,
  async () => (await import('./ExerciseHistoryDialog')).ExerciseHistoryDialog,
);

interface HistoryButtonProps {
  readonly name: string;
  readonly onOpen: () => void;
}

export function HistoryButton({ name, onOpen }: HistoryButtonProps) {
  return (
    <Button size="sm" variant="quiet" icon={<History />} onClick={onOpen}>
      {texts.open}
      <VisuallyHidden>{texts.openOf(name)}</VisuallyHidden>
    </Button>
  );
}

/** A button with its own dialog, for pages; inside a dialog the history takes its place. */
export function HistoryWithDialog(props: Pick<ExerciseHistoryDialogProps, 'clientId' | 'exercise' | 'unit'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HistoryButton name={props.exercise.name} onOpen={() => setIsOpen(true)} />
      {isOpen && <ExerciseHistory {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
