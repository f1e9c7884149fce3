import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { figure } from '../figures';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

interface LowIntakeQuestionProps {
  readonly calories: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function LowIntakeQuestion({ calories, onCancel, onConfirm }: LowIntakeQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={texts.confirmTitle(figure(calories))}
      text={texts.confirmText}
      confirmLabel={texts.confirm}
      isDestructive
      onClose={onCancel}
      onConfirm={onConfirm}
    />
  );
}
