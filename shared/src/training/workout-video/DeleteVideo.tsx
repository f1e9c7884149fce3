import { Button } from '@formline/shared/ui/core';
import { ConfirmDialog, notify } from '@formline/shared/ui/overlays';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { workoutVideoTexts } from './workoutVideo.texts';

const { deletion } = workoutVideoTexts;

interface DeleteVideoProps {
  readonly name: string;
  readonly onDelete: () => Promise<void>;
  readonly onDeleted: () => void;
}

/** Takes a workout video away after a question. What is refused is said, and everything stays. */
export function DeleteVideo({ name, onDelete, onDeleted }: DeleteVideoProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const handleConfirm = async () => {
    setIsPending(true);
    try {
      await onDelete();
      onDeleted();
    } catch (error) {
      notify.error(deletion.failed(name, error instanceof Error ? error.message : ''));
      setIsAsking(false);
    }
    setIsPending(false);
  };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        {deletion.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isPending={isPending}
        isDestructive
        title={deletion.title(name)}
        text={deletion.text}
        confirmLabel={deletion.action}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
