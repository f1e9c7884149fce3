import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { type ReactNode, useEffect, useRef } from 'react';

/** What is to be removed, as the dialog asks for it. */
export interface RemovalQuestion {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** What gets the focus when it was removed. */
  readonly focusNext: () => HTMLElement | null;
}

interface RemovalDialogProps {
  /** Stays the same while the dialog closes. */
  readonly question: RemovalQuestion | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before an exercise, a superset, a circuit or a section is taken out of a workout. */
export function RemovalDialog({ question, isOpen, onClose }: RemovalDialogProps) {
  const isConfirmed = useRef(false);
  // Meets the dialog: what gets the focus is asked for once it has closed.
  useEffect(() => {
    if (isOpen) isConfirmed.current = false;
  }, [isOpen]);
  if (!question) return null;
  const handleConfirm = () => {
    isConfirmed.current = true;
    question.onConfirm();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDestructive
      title={question.title}
      text={question.text}
      confirmLabel={question.confirm}
      finalFocus={() => (isConfirmed.current ? question.focusNext() : null)}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
