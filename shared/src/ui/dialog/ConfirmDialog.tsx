import { type ReactNode, useRef } from 'react';
import { Dialog, dialogTexts } from './Dialog';
import { Button, Text } from '../styled/styledParts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDestructive?: boolean | undefined;
  /** The dialog stays open while the request runs, because closing would not cancel it. */
  isPending?: boolean | undefined;
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Asks before something that cannot be undone. The safe button comes first and has focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, text, confirmLabel, cancelLabel = dialogTexts.cancel } = props;
  const { isDestructive = false, isPending = false, finalFocus } = props;
  const safeButtonRef = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      size="sm"
      role="alertdialog"
      initialFocusRef={safeButtonRef}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={safeButtonRef} aria-disabled={isPending || undefined} onClick={handleClose}>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} isLoading={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text as="div" tone="muted">
        {text}
      </Text>
    </Dialog>
  );
}
