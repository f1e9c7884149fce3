import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadAhead } from '../loading/moduleLoadings';
import { mayLoadAhead } from './mayLoadAhead';

/** A pointer that only passes over a link does not mean it. */
const DWELL_MS = 60;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/** Loads the page behind a hovered, pressed or focused link. @returns a function that stops it */
export function loadAheadOnIntent(): () => void {
  if (!mayLoadAhead()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (link: HTMLAnchorElement) => {
    const found = moduleAtPath(liveRemotes().entries, link.pathname);
    if (found?.entry.disabled === null) loadAhead(found.entry, found.expose);
  };
  const handleMeant = ({ target }: Event) => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (link) load(link);
  };
  const handleOver = ({ target }: Event) => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (link) timer = setTimeout(() => load(link), DWELL_MS);
  };
  document.addEventListener('pointerover', handleOver, { passive: true });
  document.addEventListener('pointerdown', handleMeant, { passive: true });
  document.addEventListener('focusin', handleMeant);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', handleOver);
    document.removeEventListener('pointerdown', handleMeant);
    document.removeEventListener('focusin', handleMeant);
  };
}
