import { Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef } from 'react';
import { loginTexts } from './login.texts';

interface LoginDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Says why signing in ends here: to be read and closed. */
export function LoginDialog({ title, text, onClose }: LoginDialogProps) {
  const doneRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      initialFocusRef={doneRef}
      actions={
        <Button ref={doneRef} variant="primary" onClick={onClose}>
          {loginTexts.dialogDone}
        </Button>
      }
    >
      <Text tone="muted">{text}</Text>
    </Dialog>
  );
}
