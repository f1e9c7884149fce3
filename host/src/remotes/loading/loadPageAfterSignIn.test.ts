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

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: () => null });
  kit.mockReset().mockRejectedValue(new Error('The kit did not come'));
  jest.mocked(storedSignIn).mockReturnValue(null);
  history.replaceState(null, '', '/login');
});

const PASSWORD = '<input type="password" name="password" value="F">';
const EMAIL = '<input type="email" name="email" value="mia@formline.test">';

const tell = (event: 'input' | 'submit') =>
  document
    .querySelector(event === 'input' ? 'input' : 'form')
    ?.dispatchEvent(new Event(event, { bubbles: true }));

/** A password ends what listens still. */
afterEach(() => {
  jest.mocked(storedSignIn).mockReturnValue(null);
  document.body.innerHTML = `<form>${PASSWORD}</form>`;
  tell('input');
});

/** A new build each time, so that nothing is loaded already. */
function enter(field: string, { disabled = null }: { readonly disabled?: string | null } = {}) {
  builds += 1;
  switchTo([{ ...remote, build: `b${builds}`, disabled }]);
  document.body.innerHTML = `<form>${field}</form>`;
  loadPageAfterSignIn();
  tell('input');
}

const loaded = () => load.mock.calls.map(([, expose]) => expose);

it.each([PASSWORD, '<input type="text" name="password" value="F">'])(
  'loads the landing page of trainers for %s',
  (field) => {
    enter(field);
    expect(loaded()).toEqual(['./Clients']);
    expect(kit).toHaveBeenCalled();
  },
);

it('loads the page that the visitor wanted', () => {
  history.replaceState(null, '', loginPathFor('/groups'));
  enter(PASSWORD);
  expect(loaded()).toEqual(['./Groups']);
});

it('loads nothing for an email', () => {
  enter(EMAIL + '<input type="password" name="password">');
  tell('submit');
  expect(loaded()).toEqual([]);
  expect(kit).not.toHaveBeenCalled();
});

it('loads nothing of a remote that is switched off', () => {
  enter(PASSWORD, { disabled: 'We are moving.' });
  expect(loaded()).toEqual([]);
});

it('loads nothing for somebody who is signed in', () => {
  jest.mocked(storedSignIn).mockReturnValue('ab12');
  enter(PASSWORD);
  expect(loaded()).toEqual([]);
  expect(kit).not.toHaveBeenCalled();
});

it('asks once, however many keys follow', () => {
  enter(PASSWORD);
  tell('input');
  tell('submit');
  expect(kit).toHaveBeenCalledTimes(1);
});

it('loads when a password is sent that was typed before', () => {
  enter('');
  document.body.innerHTML = `<form>${EMAIL}${PASSWORD}</form>`;
  tell('submit');
  expect(loaded()).toEqual(['./Clients']);
});
