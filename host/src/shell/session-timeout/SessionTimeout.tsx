import { keepAlive, signOut, writeLastActivity } from '@formline/shared/session';
import { useEffect, useState } from 'react';
import type { IdleState } from './idleRule';
import { SessionTimeoutDialog } from './SessionTimeoutDialog';
import { coverPageWhileAway } from './coverPageWhileAway';
import { watchIdleness } from './watchIdleness';

/** Warns and then signs out whoever has left; stands only while somebody is signed in. */
export function SessionTimeout() {
  const [isOpen, setIsOpen] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  // Meets the clock, the inputs of the page and the other tabs.
  useEffect(
    () =>
      watchIdleness((state: IdleState) => {
        setIsOpen(state.phase === 'warning');
        if (state.phase === 'warning') setSecondsLeft(state.secondsLeft);
        if (state.phase === 'expired') signOut('idle');
      }),
    [],
  );
  // Meets the browser's own keeping of pages.
  useEffect(coverPageWhileAway, []);
  const handleStay = () => {
    writeLastActivity(Date.now());
    keepAlive();
    setIsOpen(false);
  };
  return <SessionTimeoutDialog isOpen={isOpen} secondsLeft={secondsLeft} onStay={handleStay} />;
}
