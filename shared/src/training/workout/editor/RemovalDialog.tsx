import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { type ReactNode, useEffect, useRef } from 'react';

export interface RemovalQuestion {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly focusNext: () => HTMLElement | null;
}

interface RemovalDialogProps {
  /** Stays set during the closing animation. */
  readonly question: RemovalQuestion | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RemovalDialog({ question, isOpen, onClose }: RemovalDialogProps) {
  const isConfirmed = useRef(false);
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
