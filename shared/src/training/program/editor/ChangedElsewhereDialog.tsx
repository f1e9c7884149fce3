import { Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef } from 'react';
import { programEditorTexts } from './programEditor.texts';

const { title, text, ok } = programEditorTexts.changedElsewhere;

export interface ChangedElsewhereDialogProps {
  isOpen: boolean;
  name: string;
  /** Loads the program as it now stands. */
  onReload: () => void;
  /** Asked for by Escape: what was typed stays on the screen, unsaved. */
  onClose: () => void;
}

/** Somebody else has changed or deleted the program: what is on the screen can no longer be saved. */
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
