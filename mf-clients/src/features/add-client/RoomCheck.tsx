import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useState } from 'react';
import { addClientTexts } from './addClient.texts';

/** A faster answer opens the panel directly, without a placeholder dialog. */
const SHOWN_AFTER_MS = 300;

interface RoomCheckProps {
  /** The plan has loaded: closes and returns focus for the next dialog. */
  readonly isOver: boolean;
  readonly onShownChange: (isShown: boolean) => void;
  readonly onClose: () => void;
}

export function RoomCheck({ isOver, onShownChange, onClose }: RoomCheckProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Effect: the next dialog has to wait until this one has left the DOM.
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
