import { announce, Button } from '@formline/shared/ui/core';
import { assignExercisesTexts as texts } from './assignExercises.texts';

interface NextButtonProps {
  readonly hasChosen: boolean;
  readonly isLoading?: boolean;
  readonly onNext: () => void;
}

export function NextButton({ hasChosen, isLoading = false, onNext }: NextButtonProps) {
  return (
    <Button
      variant="primary"
      isLoading={isLoading}
      aria-disabled={!hasChosen || isLoading || undefined}
      title={hasChosen ? undefined : texts.nothingChosen}
      onClick={hasChosen ? onNext : () => announce(texts.nothingChosen)}
    >
      {texts.next}
    </Button>
  );
}
