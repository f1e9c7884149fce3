const veil = (isVeiled: boolean) => {
  document.documentElement.style.visibility = isVeiled ? 'hidden' : '';
};

/**
 * Hides the page while the browser keeps it frozen or in its back-forward cache. It comes back as it was left, data and
 * all, before any script has run; only the frame after the clock was looked at is shown again.
 * @returns what ends it
 */
export function veilWhileAway(): () => void {
  const handleHide = ({ persisted }: PageTransitionEvent) => veil(persisted);
  const handleFreeze = () => veil(true);
  const handleReturn = () => requestAnimationFrame(() => veil(false));
  addEventListener('pagehide', handleHide);
  addEventListener('pageshow', handleReturn);
  document.addEventListener('freeze', handleFreeze);
  document.addEventListener('resume', handleReturn);
  return () => {
    removeEventListener('pagehide', handleHide);
    removeEventListener('pageshow', handleReturn);
    document.removeEventListener('freeze', handleFreeze);
    document.removeEventListener('resume', handleReturn);
    veil(false);
  };
}
