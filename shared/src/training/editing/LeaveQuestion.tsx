import type { LeaveGuard } from '@formline/shared/routing';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { leaveQuestionTexts } from './editing.texts';

interface LeaveQuestionProps {
  readonly guard: LeaveGuard;
  readonly words?: Partial<typeof leaveQuestionTexts> | undefined;
}

export function LeaveQuestion({ guard, words }: LeaveQuestionProps) {
  const { title, text, leave, stay } = { ...leaveQuestionTexts, ...words };
  return (
    <ConfirmDialog
      isOpen={guard.isBlocked}
      title={title}
      text={text}
      confirmLabel={leave}
      cancelLabel={stay}
      isDestructive
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
