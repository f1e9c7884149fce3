import type { LeaveGuard } from '@formline/shared/routing';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { leaveQuestionTexts } from './leaveQuestion.texts';

interface LeaveQuestionProps {
  readonly guard: LeaveGuard;
  /** Replaces texts about unsaved changes, for example for an upload in progress. */
  readonly words?: Partial<typeof leaveQuestionTexts> | undefined;
}

/** Dialog of a `useLeaveGuard`: leave and lose the work, or stay. */
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
