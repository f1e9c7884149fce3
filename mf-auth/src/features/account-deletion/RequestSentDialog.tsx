import { Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef } from 'react';
import { deletionRequestTexts as texts } from './deletionRequest.texts';

interface RequestSentDialogProps {
  readonly isOpen: boolean;
  readonly answer: string;
  readonly onClose: () => void;
}

export function RequestSentDialog({ isOpen, answer, onClose }: RequestSentDialogProps) {
  const doneRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.sentTitle}
      size="sm"
      role="alertdialog"
      initialFocusRef={doneRef}
      actions={
        <Button ref={doneRef} variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Text tone="muted">{answer}</Text>
    </Dialog>
  );
}
