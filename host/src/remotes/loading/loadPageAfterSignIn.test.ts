import { landings } from '@formline/shared/domain/accounts/visitor';
import { storedSignIn } from '@formline/shared/session';
import { loadKit } from '../../kit/lazyKit';
import { loginPathFor } from '../../routing/landing';
import { buildRegistryEntry } from '../../testing/registryOf';
import { switchTo } from '../registry/liveRemotes';
import { loadPageAfterSignIn } from './loadPageAfterSignIn';
import { loadRemote } from './loadRemote';

jest.mock('./loadRemote');
jest.mock('../../kit/lazyKit', () => ({ loadKit: jest.fn() }));
jest.mock('../../shell/loadSignedInParts', () => ({ loadSignedInParts: async () => undefined }));
jest.mock('@formline/shared/session', () => ({ storedSignIn: jest.fn() }));
const load = jest.mocked(loadRemote);
const kit = jest.mocked(loadKit);

const remote = buildRegistryEntry('mf-works', {
  routes: [
    { path: landings.trainer, expose: './Clients', title: 'Clients', access: 'trainer' },
    { path: '/groups', expose: './Groups', title: 'Groups', access: 'trainer' },
  ],
});
let builds = 0;

beforeAll(loadPageAfterSignIn);
beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: () => null });
  kit.mockReset().mockRejectedValue(new Error('The kit did not come'));
  jest.mocked(storedSignIn).mockReturnValue(null);
  history.replaceState(null, '', '/login');
});

/** A new build each time, so that nothing is loaded already. */
function send(field: string, { disabled = null }: { readonly disabled?: string | null } = {}) {
  builds += 1;
  switchTo([{ ...remote, build: `b${builds}`, disabled }]);
  document.body.innerHTML = `<form>${field}</form>`;
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }));
}

const PASSWORD = '<input type="password" name="password" value="Formline1!">';
const loaded = () => load.mock.calls.map(([, expose]) => expose);

it('loads the landing page of trainers with a password', () => {
  send(PASSWORD);
  expect(loaded()).toEqual(['./Clients']);
});

it('loads the page that the visitor wanted', () => {
  history.replaceState(null, '', loginPathFor('/groups'));
  send(PASSWORD);
  expect(loaded()).toEqual(['./Groups']);
});

it('loads the kit alone with an email', () => {
  send('<input type="email" name="email" value="mia@formline.test">');
  expect(loaded()).toEqual([]);
  expect(kit).toHaveBeenCalled();
});

it('loads nothing of a remote that is switched off', () => {
  send(PASSWORD, { disabled: 'We are moving.' });
  expect(loaded()).toEqual([]);
});

it('loads nothing for somebody who is signed in', () => {
  jest.mocked(storedSignIn).mockReturnValue('ab12');
  send(PASSWORD);
  expect(loaded()).toEqual([]);
  expect(kit).not.toHaveBeenCalled();
});
