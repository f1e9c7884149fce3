import { landings } from '@formline/shared/domain/accounts/visitor';
import { storedSignIn } from '@formline/shared/session';
import { loadKit } from '../../kit/lazyKit';
import { pathAfterLogin, REDIRECT_PARAMETER } from '../../routing/landing';
import { loadSignedInParts } from '../../shell/loadSignedInParts';
import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadAhead } from './moduleLoadings';

/** Whoever enters a password sees a page of the kit next, most often a trainer's: it loads while they type. */
export function loadPageAfterSignIn(): void {
  const listening = new AbortController();
  const handleEntry = ({ target }: Event) => {
    if (storedSignIn() !== null || !hasPassword(target)) return;
    // Once: what does not come is asked for again by the page that shows it, and not at every key.
    listening.abort();
    void loadKit().catch(() => undefined);
    void loadSignedInParts().catch(() => undefined);
    loadTrainerPage();
  };
  const { signal } = listening;
  document.addEventListener('input', handleEntry, { signal });
  // A password that was typed before this script had come.
  document.addEventListener('submit', handleEntry, { signal, capture: true });
}

function hasPassword(target: EventTarget | null): boolean {
  const form = target instanceof HTMLInputElement ? target.form : target;
  if (!(form instanceof HTMLFormElement)) return false;
  // The field is a text field while the password is shown.
  const field = form.elements.namedItem('password');
  return field instanceof HTMLInputElement && field.value !== '';
}

function loadTrainerPage(): void {
  const wanted = new URLSearchParams(location.search).get(REDIRECT_PARAMETER);
  const { pathname } = new URL(pathAfterLogin(wanted, landings.trainer), location.href);
  const next = moduleAtPath(liveRemotes().entries, pathname);
  if (next && next.entry.disabled === null) loadAhead(next.entry, next.expose);
}
