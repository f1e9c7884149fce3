import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { figure } from '../figures';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

interface LowIntakeQuestionProps {
  /** What the plan asks somebody to eat, in kcal a day. */
  readonly calories: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a plan below the published minimum is saved. */
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
