import { Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef } from 'react';
import { programEditorTexts } from './programEditor.texts';

const { title, text, ok } = programEditorTexts.changedElsewhere;

export interface ChangedElsewhereDialogProps {
  isOpen: boolean;
  name: string;
  onReload: () => void;
  /** Closed by Escape: the edits stay on screen, unsaved. */
  onClose: () => void;
}

/** Another person has changed or deleted the program, so the edits can no longer be saved. */
export function ChangedElsewhereDialog({ isOpen, name, onReload, onClose }: ChangedElsewhereDialogProps) {
  const okRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title(name)}
      size="sm"
      role="alertdialog"
      initialFocusRef={okRef}
      actions={
        <Button ref={okRef} variant="primary" onClick={onReload}>
          {ok}
        </Button>
      }
    >
      <Text tone="muted">{text}</Text>
    </Dialog>
  );
}
