import { landings } from '@formline/shared/domain/accounts/visitor';
import { storedSignIn } from '@formline/shared/session';
import { loadKit } from '../../kit/lazyKit';
import { pathAfterLogin, REDIRECT_PARAMETER } from '../../routing/landing';
import { loadSignedInParts } from '../../shell/loadSignedInParts';
import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadAhead } from './moduleLoadings';

/** Whoever types a password sees a page of the kit next, most often a trainer's: it loads while they type. */
export function loadPageAfterSignIn(): void {
  const listening = new AbortController();
  const handleInput = ({ target }: Event) => {
    // The field is a text field while the password is shown.
    const isPassword = target instanceof HTMLInputElement && target.name === 'password';
    if (!isPassword || storedSignIn() !== null) return;
    // Once: what does not come is asked for again by the page that shows it, and not at every key.
    listening.abort();
    void loadKit().catch(() => undefined);
    void loadSignedInParts().catch(() => undefined);
    loadTrainerPage();
  };
  document.addEventListener('input', handleInput, { signal: listening.signal });
}

function loadTrainerPage(): void {
  const wanted = new URLSearchParams(location.search).get(REDIRECT_PARAMETER);
  const { pathname } = new URL(pathAfterLogin(wanted, landings.trainer), location.href);
  const next = moduleAtPath(liveRemotes().entries, pathname);
  if (next && next.entry.disabled === null) loadAhead(next.entry, next.expose);
}
