const setCovered = (isCovered: boolean) => {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
};

/** A frozen or cached page returns with its data before scripts run. @returns a function that stops it */
export function coverPageWhileAway(): () => void {
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
