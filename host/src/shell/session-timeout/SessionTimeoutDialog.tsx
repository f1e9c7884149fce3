import { signOut } from '@formline/shared/session';
import { announce, Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useRef } from 'react';
import { countdownText, isTimeSpoken } from './idleRule';
import { sessionTimeoutTexts } from './sessionTimeout.texts';

interface SessionTimeoutDialogProps {
  readonly isOpen: boolean;
  readonly secondsLeft: number;
  readonly onStay: () => void;
}

export function SessionTimeoutDialog({ isOpen, secondsLeft, onStay }: SessionTimeoutDialogProps) {
  const stayButton = useRef<HTMLButtonElement>(null);
  const secondsBefore = useRef<number | null>(null);
  // External system: the screen reader, which hears a few moments and not every second.
  useEffect(() => {
    if (isOpen && isTimeSpoken(secondsBefore.current, secondsLeft)) {
      announce(sessionTimeoutTexts.spoken(secondsLeft));
    }
    secondsBefore.current = isOpen ? secondsLeft : null;
  }, [isOpen, secondsLeft]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={sessionTimeoutTexts.title}
      size="sm"
      role="alertdialog"
      initialFocusRef={stayButton}
      actions={
        <>
          <Button onClick={() => signOut('idle')}>{sessionTimeoutTexts.logOut}</Button>
          <Button ref={stayButton} variant="primary" onClick={onStay}>
            {sessionTimeoutTexts.stay}
          </Button>
        </>
      }
    >
      <Text tone="muted" tabular>
        {sessionTimeoutTexts.text(countdownText(secondsLeft))}
      </Text>
    </Dialog>
  );
}
