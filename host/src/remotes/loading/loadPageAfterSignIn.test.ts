import { landings } from '@formline/shared/domain/accounts/visitor';
import { storedSignIn } from '@formline/shared/session';
import { fireEvent } from '@testing-library/react';
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
  jest.mocked(storedSignIn).mockReset().mockReturnValue(null);
  history.replaceState(null, '', '/login');
});

interface Shown {
  readonly disabled?: string | null;
}

/** A new build each time, so that nothing is loaded already. */
function show(field: string, { disabled = null }: Shown = {}): HTMLFormElement {
  builds += 1;
  switchTo([{ ...remote, build: `b${builds}`, disabled }]);
  const form = document.createElement('form');
  form.innerHTML = field;
  document.body.replaceChildren(form);
  return form;
}

const send = (field: string, shown?: Shown) => fireEvent.submit(show(field, shown));

const typeKey = (form: HTMLFormElement) => fireEvent.input(form.elements[0] ?? form);

/** A page of its own, because a page listens until a password is typed. */
function typeInto(field: string): HTMLFormElement {
  loadPageAfterSignIn();
  const form = show(field);
  typeKey(form);
  return form;
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

it.each([PASSWORD, '<input type="text" name="password" value="F">'])(
  'loads the page while a password is typed into %s',
  (field) => {
    typeInto(field);
    expect(loaded()).toEqual(['./Clients']);
    expect(kit).toHaveBeenCalled();
  },
);

it('asks once, however many keys follow', () => {
  const form = typeInto(PASSWORD);
  kit.mockClear();
  typeKey(form);
  expect(kit).not.toHaveBeenCalled();
});

it('loads nothing while an email is typed', () => {
  typeInto('<input type="email" name="email" value="mia"><input type="password" name="password">');
  expect(kit).not.toHaveBeenCalled();
  expect(loaded()).toEqual([]);
});

it('loads nothing while somebody who is signed in types a password', () => {
  jest.mocked(storedSignIn).mockReturnValue('ab12');
  typeInto(PASSWORD);
  expect(kit).not.toHaveBeenCalled();
  expect(loaded()).toEqual([]);
});

it('does not read the stored sign-in at keys of other fields', () => {
  typeInto('<input name="search" value="squat">');
  expect(storedSignIn).not.toHaveBeenCalled();
});
