import { useNavigate } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RemoveWorkDialog, type RemoveWorkDialogProps } from '../../components/remove-work/RemoveWorkDialog';
import { customizeTexts } from './customize.texts';
import type { PlanVisit } from './planVisit';

export interface RemoveScheduledProps extends Pick<RemoveWorkDialogProps, 'owner' | 'name' | 'day'> {
  readonly visit: PlanVisit;
  readonly calendarPath: string;
  /** Skips the leave warning once, because unsaved changes are deleted with the work. */
  readonly letPass: () => void;
}

export function RemoveScheduled({ visit, calendarPath, letPass, ...asked }: RemoveScheduledProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const handleRemoved = () => {
    letPass();
    void navigate(calendarPath);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        color="danger.text"
        icon={<Trash2 />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {customizeTexts.remove}
      </Button>
      {isOpen && (
        <RemoveWorkDialog
          {...asked}
          scheduleId={visit.current().id}
          version={visit.settledVersion}
          onRemoved={handleRemoved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
