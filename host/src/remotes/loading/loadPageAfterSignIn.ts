import { landings } from '@formline/shared/domain/accounts/visitor';
import { storedSignIn } from '@formline/shared/session';
import { loadKit } from '../../kit/lazyKit';
import { pathAfterLogin, REDIRECT_PARAMETER } from '../../routing/landing';
import { loadSignedInParts } from '../../shell/loadSignedInParts';
import { liveRemotes } from '../registry/liveRemotes';
import { moduleAtPath } from '../registry/moduleAtPath';
import { loadAhead } from './moduleLoadings';

/** Whoever sends a form of the sign-in page sees a page of the kit next; after a password, most often a trainer's. */
export function loadPageAfterSignIn(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (storedSignIn() !== null) return;
      // What does not come is asked for again by the page that shows it.
      void loadKit().catch(() => undefined);
      if (hasPassword(target)) loadTrainerPage();
    },
    { capture: true },
  );
}

const hasPassword = (form: EventTarget | null): boolean =>
  form instanceof HTMLFormElement &&
  [...form.elements].some(
    // The field is a text field while the password is shown.
    (field) => field instanceof HTMLInputElement && field.name === 'password' && field.value !== '',
  );

function loadTrainerPage(): void {
  void loadSignedInParts().catch(() => undefined);
  const wanted = new URLSearchParams(location.search).get(REDIRECT_PARAMETER);
  const { pathname } = new URL(pathAfterLogin(wanted, landings.trainer), location.href);
  const next = moduleAtPath(liveRemotes().entries, pathname);
  if (next && next.entry.disabled === null) loadAhead(next.entry, next.expose);
}
