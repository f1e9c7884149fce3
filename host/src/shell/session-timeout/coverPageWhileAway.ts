const setCovered = (isCovered: boolean) => {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
};

/**
 * Hides the page while the browser keeps it frozen or in its back-forward cache. It comes back as it was left, data and
 * all, before any script has run; only the frame after the clock was looked at is shown again.
 * @returns what ends it
 */
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
