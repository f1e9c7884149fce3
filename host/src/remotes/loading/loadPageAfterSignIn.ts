import { landings } from '@formline/shared/domain/accounts/visitor';
import { storedSignIn } from '@formline/shared/session';
import { loadKit } from '../../kit/lazyKit';
import { pathAfterLogin, REDIRECT_PARAMETER } from '../../routing/landing';
import { loadSignedInParts } from '../../shell/loadSignedInParts';
import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadAhead } from './moduleLoadings';

/** Whoever sends a form of the sign-in page sees a page of the kit next; with a password, most often a trainer's. */
export function loadPageAfterSignIn(): void {
  const typing = new AbortController();
  const handleInput = ({ target }: Event) => {
    if (!hasPassword(target) || storedSignIn() !== null) return;
    // What does not come is asked for again by the page that shows it, and not at every key.
    typing.abort();
    loadKitAhead();
    loadTrainerPage();
  };
  const handleSubmit = ({ target }: Event) => {
    if (storedSignIn() !== null) return;
    loadKitAhead();
    if (hasPassword(target)) loadTrainerPage();
  };
  document.addEventListener('input', handleInput, { signal: typing.signal });
  document.addEventListener('submit', handleSubmit, { capture: true });
}

function hasPassword(target: EventTarget | null): boolean {
  const form = target instanceof HTMLInputElement ? target.form : target;
  if (!(form instanceof HTMLFormElement)) return false;
  // The field is a text field while the password is shown.
  const field = form.elements.namedItem('password');
  return field instanceof HTMLInputElement && field.value !== '';
}

function loadKitAhead(): void {
  void loadKit().catch(() => undefined);
}

function loadTrainerPage(): void {
  void loadSignedInParts().catch(() => undefined);
  const wanted = new URLSearchParams(location.search).get(REDIRECT_PARAMETER);
  const { pathname } = new URL(pathAfterLogin(wanted, landings.trainer), location.href);
  const next = moduleAtPath(liveRemotes().entries, pathname);
  if (next && next.entry.disabled === null) loadAhead(next.entry, next.expose);
}
