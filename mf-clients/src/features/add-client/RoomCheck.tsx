import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useState } from 'react';
import { addClientTexts } from './addClient.texts';

/** An answer that is there sooner opens what comes at once, without a dialog that stands in for it. */
const SHOWN_AFTER_MS = 300;

interface RoomCheckProps {
  /** The plan is read: the dialog goes, and gives focus back for what comes in its place. */
  readonly isOver: boolean;
  readonly onShownChange: (isShown: boolean) => void;
  readonly onClose: () => void;
}

/** Stands in for the panel while the plan is read. */
export function RoomCheck({ isOver, onShownChange, onClose }: RoomCheckProps) {
  const [isShown, setIsShown] = useState(false);
  // Meets the clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Meets the document: the dialog stands in it, and what comes in its place has to wait until it is gone.
  useEffect(() => {
    if (isShown) onShownChange(true);
  }, [isShown, onShownChange]);
  if (!isShown) return null;
  return (
    <Dialog
      isOpen={!isOver}
      onClose={onClose}
      onClosed={() => onShownChange(false)}
      title={addClientTexts.title}
      size="sm"
    >
      <LoadingState label={addClientTexts.checkingPlan}>
        <Stack gap="3">
          <Skeleton h="5" />
          <Skeleton h="5" w="56" />
        </Stack>
      </LoadingState>
    </Dialog>
  );
}
