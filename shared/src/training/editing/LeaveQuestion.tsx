import type { LeaveGuard } from '@formline/shared/routing';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { leaveQuestionTexts } from './leaveQuestion.texts';

interface LeaveQuestionProps {
  readonly guard: LeaveGuard;
  /** Other words than those for changes that are not saved, as for an upload under way. */
  readonly words?: Partial<typeof leaveQuestionTexts> | undefined;
}

/** The question of a `useLeaveGuard`: leave and lose the work, or stay. */
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
