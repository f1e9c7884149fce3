import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { figure } from '../figures';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

interface LowIntakeQuestionProps {
  /** In kcal per day. */
  readonly calories: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Confirmation is needed below the published minimum. */
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
