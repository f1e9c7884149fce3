import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { routineTexts } from './routine.texts';

export interface RemoveRoutineDialogProps {
  title: string;
  routineType: RoutineType;
  isOpen: boolean;
  isPending: boolean;
  text?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  finalFocus?: (() => HTMLElement | null) | undefined;
}

export function RemoveRoutineDialog(props: RemoveRoutineDialogProps) {
  const { title, routineType, text = routineTexts.removal.text(title), ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      title={routineTexts.kinds[routineType].remove}
      text={text}
      confirmLabel={routineTexts.removal.confirm}
      isDestructive
    />
  );
}
