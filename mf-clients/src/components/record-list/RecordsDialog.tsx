import { Button, IconButton } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

const texts = { close: 'Close' };

interface RecordsDialogProps {
  readonly title: string;
  /** Of Close, which gets the focus before a row is removed. */
  readonly closeRef: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** All records of a kind as a list. */
export function RecordsDialog({ title, closeRef, children, onClose }: RecordsDialogProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      anchor="top"
      title={title}
      onClose={onClose}
      initialFocusRef={closeRef}
      actions={
        <Button ref={closeRef} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

interface RecordActionsProps {
  readonly editLabel: string;
  readonly removeLabel: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function RecordActions({ editLabel, removeLabel, onEdit, onRemove }: RecordActionsProps) {
  return (
    <td>
      <IconButton size="sm" label={editLabel} icon={<Pencil />} onClick={onEdit} />
      <IconButton size="sm" label={removeLabel} icon={<Trash2 />} onClick={onRemove} />
    </td>
  );
}
