import { FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { lazyPart, UiProvider } from '@formline/shared/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { type Noted, takeNoted } from '../reports/noteReport';
import { registryOf, buildRegistryEntry } from '../testing/registryOf';
import { entryOf, setRegistry, switchTo } from './registry/liveRemotes';
import { loadRemote } from './loading/loadRemote';
import { RemoteLoadError } from './loading/RemoteLoadError';
import { RemoteModule } from './RemoteModule';
import { MAIN_ID } from '../shell/regionIds';
import { remotesTexts } from './remotes.texts';

jest.mock('./loading/loadRemote');
const load = jest.mocked(loadRemote);

const Page = () => <h1>The page</h1>;
const Broken = () => {
  throw new Error('It broke');
};

function show(name: string, entry = buildRegistryEntry(name)) {
  switchTo([entry]);
  const noted: Noted[] = [];
  takeNoted((one) => noted.push(one));
  render(
    <UiProvider>
      <p>The shell</p>
      <RemoteModule remote={name} expose="./Page" />
    </UiProvider>,
    // Without this React logs every error that a boundary catches.
    { onCaughtError: () => undefined },
  );
  return noted;
}

it('shows an outline, then the page of the remote', async () => {
  load.mockResolvedValue({ default: Page });
  show('mf-works');
  expect(screen.getByRole('status')).toHaveTextContent(remotesTexts.loading);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

it.each([
  ['one block', undefined, 2],
  ['its tiles', 'tiles', 5],
] as const)('outlines a page with its title and %s', (_what, outline, shapes) => {
  load.mockReturnValue(new Promise(() => undefined));
  switchTo([buildRegistryEntry('mf-tiles')]);
  render(
    <UiProvider>
      <RemoteModule remote="mf-tiles" expose="./Page" outline={outline} />
    </UiProvider>,
  );
  expect(
    screen.getByRole('status').querySelectorAll('[aria-hidden=true] > span, [aria-hidden=true] > div > span'),
  ).toHaveLength(shapes);
});

describe('behind a first paint', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('afterbegin', `<div id="${FIRST_PAINT_ID}"></div>`);
    load.mockReturnValue(new Promise(() => undefined));
    switchTo([buildRegistryEntry('mf-painted')]);
  });
  afterEach(() => document.getElementById(FIRST_PAINT_ID)?.remove());

  it.each([
    ['shows no outline of a page that is painted', true, 0],
    ['outlines a page or slot of a painted shell', false, 1],
  ])('%s', (_what, isPainted, outlines) => {
    render(
      <UiProvider>
        <RemoteModule remote="mf-painted" expose="./Page" isPainted={isPainted} />
      </UiProvider>,
    );
    expect(screen.queryAllByRole('status')).toHaveLength(outlines);
  });
});

it('leaves the focus of a first paint on the page when its remote does not load', async () => {
  load.mockRejectedValueOnce(new RemoteLoadError('timeout', 'No answer'));
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="${FIRST_PAINT_ID}"><input></div><main id="${MAIN_ID}" tabindex="-1"></main>`,
  );
  screen.getByRole('textbox').focus();
  show('mf-absent');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('main').remove();
});

it('names a remote that does not load and brings it when it is back', async () => {
  load
    .mockRejectedValueOnce(new RemoteLoadError('timeout', 'No answer'))
    .mockResolvedValue({ default: Page });
  const noted = show('mf-gone');
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-gone 1.0.0-abcd');
  expect(screen.getByText('The shell')).toBeVisible();
  const failure = { remote: 'mf-gone', build: '1.0.0-abcd', phase: 'load', attempt: 1, rendered: false };
  expect(noted).toMatchObject([{ kind: 'failure', failure }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), './Page', 2);
});

it('keeps a remote that throws while rendering inside its region and has it told', async () => {
  load.mockResolvedValueOnce({ default: Broken }).mockResolvedValue({ default: Page });
  const noted = show('mf-broken');
  expect(await screen.findByRole('alert')).toHaveTextContent(remotesTexts.title);
  expect(noted).toMatchObject([{ failure: { remote: 'mf-broken', phase: 'render', cause: 'thrown' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

describe('a file that a remote asks for later and that does not come', () => {
  const request = '/remotes/mf-late/1.0.0-abcd/571.js';
  const lost = Object.assign(new Error('Loading chunk 571 failed'), { type: 'error', request });
  const chunk = { phase: 'chunk', cause: 'http', status: 404, remote: 'mf-late', build: '1.0.0-abcd' };

  beforeEach(() => {
    Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] });
  });

  it('is told as such, with the status, when its boundary meets it', async () => {
    const Late = lazy(() => Promise.reject<{ default: typeof Page }>(lost));
    load.mockResolvedValueOnce({ default: () => <Late /> });
    const noted = show('mf-late');
    expect(await screen.findByRole('alert')).toHaveTextContent(remotesTexts.title);
    expect(noted).toMatchObject([{ failure: { ...chunk, expose: './Page', attempt: 1 }, error: lost }]);
  });

  it('is told also where a part says so in its own place', async () => {
    const Late = lazyPart(() => Promise.reject<typeof Page>(lost), { loading: null });
    load.mockResolvedValueOnce({
      default: () => (
        <>
          <Page />
          <Late />
        </>
      ),
    });
    const noted = show('mf-late');
    expect(await screen.findByRole('alert')).not.toHaveTextContent(remotesTexts.title);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(noted).toMatchObject([{ failure: { ...chunk, rendered: false } }]);
  });
});

it('offers the build before of one that throws while rendering, and begins anew with it', async () => {
  load.mockImplementation(({ build }) => Promise.resolve({ default: build === '2' ? Broken : Page }));
  const broken = { ...buildRegistryEntry('mf-fallen'), build: '2' };
  setRegistry(registryOf([{ ...broken, fallback: { ...broken, build: '1' } }]));
  show('mf-fallen', broken);
  await userEvent.click(await screen.findByRole('button', { name: remotesTexts.previous }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(entryOf('mf-fallen')).toMatchObject({ build: '1', source: 'fallback' });
});

it('loads nothing of a remote that is switched off, says why, and shows it once it is on again', async () => {
  load.mockReset().mockResolvedValue({ default: Page });
  const entry = buildRegistryEntry('mf-off');
  show('mf-off', { ...entry, disabled: 'We are moving the calendar.' });
  expect(screen.getByRole('heading', { level: 1, name: remotesTexts.off })).toBeVisible();
  expect(screen.getByText('We are moving the calendar.')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  act(() => switchTo([entry]));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

it('goes on with the build it was mounted with until its remote is exchanged', async () => {
  load.mockImplementation(({ build }) => Promise.resolve({ default: () => <h1>{build}</h1> }));
  const entry = buildRegistryEntry('mf-kept');
  show('mf-kept', { ...entry, build: '1' });
  expect(await screen.findByRole('heading', { name: '1' })).toBeVisible();
  act(() => switchTo([{ ...entry, build: '2' }]));
  expect(screen.getByRole('heading', { name: '1' })).toBeVisible();
  act(() => switchTo([{ ...entry, build: '2' }], ['mf-kept']));
  expect(await screen.findByRole('heading', { name: '2' })).toBeVisible();
});
