import { reportRemoteFailure } from '@formline/shared/contracts/clientReports';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistryEntry } from '../testing/registryEntry';
import { switchTo } from './liveRemotes';
import { loadRemote } from './loadRemote';
import { RemoteModule } from './RemoteModule';
import { remotesTexts } from './remotes.texts';

jest.mock('./loadRemote');
const load = jest.mocked(loadRemote);

const Page = () => <h1>The page</h1>;
const Broken = () => {
  throw new Error('It broke at /secret?token=1');
};

function show(name: string) {
  switchTo([buildRegistryEntry(name)]);
  const api = fakeApi();
  api.answer(reportRemoteFailure, { accepted: true });
  render(
    <UiProvider>
      <p>The shell</p>
      <RemoteModule remote={name} expose="./Page" />
    </UiProvider>,
    // Left out, React would tell the console of every error that a boundary catches.
    { onCaughtError: () => undefined },
  );
  return api;
}

const reports = (api: ReturnType<typeof fakeApi>) =>
  api.requests(reportRemoteFailure).map(({ body }) => body);

it('shows an outline, then the page of the remote', async () => {
  load.mockResolvedValue({ default: Page });
  show('mf-works');
  expect(screen.getByRole('status')).toHaveTextContent(remotesTexts.loading);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

it('names a remote that does not load and brings it when it is back', async () => {
  load.mockRejectedValueOnce(new Error('No answer')).mockResolvedValue({ default: Page });
  const api = show('mf-gone');
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-gone 1.0.0-abcd');
  expect(screen.getByText('The shell')).toBeVisible();
  expect(reports(api)).toMatchObject([{ remote: 'mf-gone', build: '1.0.0-abcd', phase: 'load', attempt: 1 }]);
  await userEvent.click(screen.getByRole('button', { name: remotesTexts.retry }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), './Page', 2);
});

it('keeps a remote that throws while rendering inside its region and reports no query of an address', async () => {
  load.mockResolvedValueOnce({ default: Broken }).mockResolvedValue({ default: Page });
  const api = show('mf-broken');
  expect(await screen.findByRole('alert')).toHaveTextContent(remotesTexts.title);
  expect(reports(api)).toMatchObject([
    { remote: 'mf-broken', phase: 'render', message: 'It broke at /secret' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: remotesTexts.retry }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});
