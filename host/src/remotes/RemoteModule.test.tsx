import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Noted, takeNoted } from '../reports/noteReport';
import { buildRegistryEntry } from '../testing/registryEntry';
import { switchTo } from './liveRemotes';
import { loadRemote } from './loadRemote';
import { RemoteModule } from './RemoteModule';
import { remotesTexts } from './remotes.texts';

jest.mock('./loadRemote');
const load = jest.mocked(loadRemote);

const Page = () => <h1>The page</h1>;
const Broken = () => {
  throw new Error('It broke');
};

function show(name: string) {
  switchTo([buildRegistryEntry(name)]);
  const noted: Noted[] = [];
  takeNoted((one) => noted.push(one));
  render(
    <UiProvider>
      <p>The shell</p>
      <RemoteModule remote={name} expose="./Page" />
    </UiProvider>,
    // Left out, React would tell the console of every error that a boundary catches.
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

it('names a remote that does not load and brings it when it is back', async () => {
  load.mockRejectedValueOnce(new Error('No answer')).mockResolvedValue({ default: Page });
  const noted = show('mf-gone');
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-gone 1.0.0-abcd');
  expect(screen.getByText('The shell')).toBeVisible();
  const failure = { remote: 'mf-gone', build: '1.0.0-abcd', phase: 'load', attempt: 1, rendered: false };
  expect(noted).toMatchObject([{ kind: 'failure', failure }]);
  await userEvent.click(screen.getByRole('button', { name: remotesTexts.retry }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), './Page', 2);
});

it('keeps a remote that throws while rendering inside its region and has it told', async () => {
  load.mockResolvedValueOnce({ default: Broken }).mockResolvedValue({ default: Page });
  const noted = show('mf-broken');
  expect(await screen.findByRole('alert')).toHaveTextContent(remotesTexts.title);
  expect(noted).toMatchObject([{ failure: { remote: 'mf-broken', phase: 'render', cause: 'thrown' } }]);
  await userEvent.click(screen.getByRole('button', { name: remotesTexts.retry }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});
