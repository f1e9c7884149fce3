import { keepAlive, signOut, writeLastActivity } from '@formline/shared/session';
import { useEffect, useState } from 'react';
import type { IdleState } from './idleRule';
import { SessionTimeoutDialog } from './SessionTimeoutDialog';
import { watchIdleness } from './watchIdleness';

export function SessionTimeout() {
  const [isOpen, setIsOpen] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  // External systems: the clock, the page's input and the other tabs.
  useEffect(
    () =>
      watchIdleness((state: IdleState) => {
        setIsOpen(state.phase === 'warning');
        if (state.phase === 'warning') setSecondsLeft(state.secondsLeft);
        if (state.phase === 'expired') signOut('idle');
      }),
    [],
  );
  // External system: the browser's page cache.
  useEffect(coverPageWhileAway, []);
  const handleStay = () => {
    writeLastActivity(Date.now());
    keepAlive();
    setIsOpen(false);
  };
  return <SessionTimeoutDialog isOpen={isOpen} secondsLeft={secondsLeft} onStay={handleStay} />;
}

const setCovered = (isCovered: boolean) => {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
};

/** A frozen or cached page returns with its data before scripts run. @returns a function that stops it */
function coverPageWhileAway(): () => void {
  const handleHide = ({ persisted }: PageTransitionEvent) => setCovered(persisted);
  const handleFreeze = () => setCovered(true);
  const handleReturn = () => requestAnimationFrame(() => setCovered(false));
  addEventListener('pagehide', handleHide);
  addEventListener('pageshow', handleReturn);
  document.addEventListener('freeze', handleFreeze);
  document.addEventListener('resume', handleReturn);
  return () => {
    removeEventListener('pagehide', handleHide);
    removeEventListener('pageshow', handleReturn);
    document.removeEventListener('freeze', handleFreeze);
    document.removeEventListener('resume', handleReturn);
    setCovered(false);
  };
}
