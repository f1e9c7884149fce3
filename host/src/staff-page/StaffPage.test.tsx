import { listAccountRemovals } from '@formline/shared/contracts/accounts/accountRemoval';
import { listClientReports, type ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import type { Registry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { UiProvider } from '@formline/shared/ui/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteConfig } from '@formline/shared/site-config';
import { buildRegistry, buildRegistryRemote } from '@formline/shared/contracts/testing/registryBuilders';
import { loadAfresh } from '../overrides/loadAfresh';
import { setRegistry, switchTo } from '../remotes/registry/liveRemotes';
import { noteRequested, noteFailure, notePhase } from '../remotes/loading/loadPhases';
import { activeOverrides, dropOverrides, openOverrides } from '../remotes/registry/override';
import { buildRegistryEntry } from '../testing/registryOf';
import { StaffPage } from './StaffPage';
import { staffPageTexts as texts } from './staffPage.texts';

jest.mock('../overrides/loadAfresh');

const contract = (requires: Record<string, string>, provides: Record<string, string>) => ({
  contractVersion: '1.0.0',
  shared: { requires, provides },
});
const REACT = { react: '^19.0.0' };

let files: Record<string, unknown>;

beforeEach(() => {
  files = {
    '/host/unknown/contract.json': contract({}, { react: '19.2.0', '@formline/shared/ui/core': '1.0.0' }),
    '/remotes/mf-a/1.0.0-abcd/contract.json': contract(REACT, {}),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const file = typeof input === 'string' ? files[input] : undefined;
    return Promise.resolve(file === undefined ? new Response('', { status: 404 }) : Response.json(file));
  });
});

type AnswerReports = (api: ReturnType<typeof fakeApi>) => void;
const noReports: AnswerReports = (api) => api.answer(listClientReports, { reports: [], nextPage: null });

async function show(
  remotes: readonly RegistryRemote[],
  answerReports = noReports,
  registry: Partial<Registry> = {},
) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser({ is_staff: true }));
  api.hang(listAccountRemovals);
  answerReports(api);
  setRegistry(buildRegistry(remotes, registry));
  switchTo(remotes.map(({ name, active }) => ({ ...active, name, source: 'active', disabled: null })));
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <StaffPage />
      </QueryClientProvider>
    </UiProvider>,
  );
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

it('tells of a remote what runs, how long it took, what failed and whether it fits', async () => {
  noteRequested({ name: 'mf-a', build: '1.0.0-abcd', source: 'fallback' });
  notePhase('mf-a', 'entry', 20);
  notePhase('mf-a', 'chunk', 30);
  const failure = { build: '1.1.0-ef01', expose: './Page', cause: 'http', status: 503 } as const;
  noteFailure('mf-a', { ...failure, message: 'It did not come' });
  await show([buildRegistryRemote('mf-a')]);
  expect(await within(rowOf('mf-a')).findByText(texts.contract.fits)).toBeVisible();
  expect(rowOf('mf-a')).toHaveTextContent('50 ms');
  expect(rowOf('mf-a')).toHaveTextContent(texts.sources.fallback);
  await userEvent.click(screen.getByRole('button', { name: texts.details.show('mf-a') }));
  expect(screen.getByText(/It did not come/)).toHaveTextContent('http 503');
  expect(screen.getByText(/react \^19\.0\.0: 19\.2\.0/)).toBeVisible();
  expect(screen.getByText('React 19.2.0')).toBeVisible();
});

it('says what a build asks for and the host lacks', async () => {
  files['/remotes/mf-a/1.0.0-abcd/contract.json'] = contract({ ...REACT, vue: '^3.0.0' }, {});
  await show([buildRegistryRemote('mf-a')]);
  expect(await within(rowOf('mf-a')).findByText(texts.contract.unmet(1))).toBeVisible();
});

it('says of a remote that it is off, of a trial how far it goes, and of an old build that it tells nothing', async () => {
  const canary = {
    build: { ...buildRegistryEntry('mf-b'), build: '2.0.0-beef' },
    percent: 0,
    roles: ['trainer' as const],
    clubs: [7],
    salt: 's',
  };
  const disabled = { reason: 'It loses workouts', at: '2026-11-20T09:30:00.000Z' };
  await show([buildRegistryRemote('mf-b', { canary, disabled })]);
  expect(await within(rowOf('mf-b')).findByText(texts.contract.none)).toBeVisible();
  expect(rowOf('mf-b')).toHaveTextContent(texts.off);
  expect(rowOf('mf-b')).toHaveTextContent('canary 2.0.0-beef: 0% of trainers of club 7');
  await userEvent.click(screen.getByRole('button', { name: texts.details.show('mf-b') }));
  expect(screen.getByText(/It loses workouts/)).toBeVisible();
});

it('says of a remote that was wanted and did not load that it did not, and of its tries how many failed', async () => {
  const failure = {
    build: '1.0.0-abcd',
    expose: './Page',
    cause: 'network',
    message: 'It did not come',
  } as const;
  noteRequested({ name: 'mf-c', build: '1.0.0-abcd', source: 'active' });
  noteFailure('mf-c', failure);
  noteFailure('mf-c', failure);
  await show([buildRegistryRemote('mf-c'), buildRegistryRemote('mf-d')]);
  expect(rowOf('mf-c')).toHaveTextContent(texts.didNotLoad);
  expect(rowOf('mf-d')).toHaveTextContent(texts.notLoaded);
  await userEvent.click(screen.getByRole('button', { name: texts.details.show('mf-c') }));
  expect(screen.getByText(/It did not come/)).toHaveTextContent('network ×2');
});

it('has this tab use another build of a remote', async () => {
  const fallback = { ...buildRegistryEntry('mf-a'), build: '0.9.0-cafe' };
  await show([buildRegistryRemote('mf-a', { fallback })]);
  await userEvent.click(screen.getByRole('button', { name: texts.use.menu('mf-a') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Use fallback: 0.9.0-cafe' }));
  expect(loadAfresh).toHaveBeenCalled();
  openOverrides(siteConfig());
  expect(activeOverrides().map(({ build }) => build.build)).toEqual(['0.9.0-cafe']);
  dropOverrides();
});

it('finds one of many', async () => {
  await show(Array.from({ length: 20 }, (_, index) => buildRegistryRemote(`mf-${index + 100}`)));
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('mf-112');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  await userEvent.paste('x');
  expect(screen.getByRole('heading', { name: texts.noneFound.title })).toBeVisible();
});

it('says that there is nothing to deliver yet', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: texts.empty.title })).toBeVisible();
});

it('names the team of a remote with its contact, and what is frozen and why', async () => {
  const remote = buildRegistryRemote('mf-a', { owner: '@formline/groups' });
  const owner = { team: '@formline/groups', contact: 'groups@formline.example' };
  const active = { ...remote.active, manifest: { ...remote.active.manifest, owner } };
  const at = '2026-11-20T09:30:00.000Z';
  await show([{ ...remote, active }, buildRegistryRemote('mf-b')], noReports, {
    frozen: { 'mf-a': { reason: 'The season opens.', at, by: 'Ines' } },
  });
  expect(rowOf('mf-a')).toHaveTextContent('@formline/groups, groups@formline.example');
  expect(rowOf('mf-a')).toHaveTextContent(texts.frozenBadge);
  expect(rowOf('mf-b')).not.toHaveTextContent(texts.frozenBadge);
  expect(screen.getByText(/mf-a is frozen by Ines since .*: The season opens\./)).toBeVisible();
});

it('shows what the gateway found damaged of the site', async () => {
  const fault = 'registry/current.json is empty: revision 12 is served.';
  files['/ready'] = { status: 'ready', site: { revision: 12, faults: [fault] } };
  await show([buildRegistryRemote('mf-a')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.siteFault(fault));
  expect(rowOf('mf-a')).toBeVisible();
});

it('keeps what it knew when the registry cannot be read again, and shows the new one when it can', async () => {
  await show([buildRegistryRemote('mf-a')]);
  await userEvent.click(screen.getByRole('button', { name: texts.actions.reload }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.notReloaded);
  expect(rowOf('mf-a')).toBeVisible();
  files['/registry/current.json'] = buildRegistry([buildRegistryRemote('mf-new')]);
  await userEvent.click(screen.getByRole('button', { name: texts.actions.reload }));
  expect(await screen.findByRole('row', { name: /^mf-new / })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what it has when a server that lags sends an older registry, and says so', async () => {
  await show([buildRegistryRemote('mf-a')]);
  const older = buildRegistry([buildRegistryRemote('mf-old')]);
  files['/registry/current.json'] = { ...older, revision: older.revision - 1 };
  await userEvent.click(screen.getByRole('button', { name: texts.actions.reload }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.sentOlder);
  expect(rowOf('mf-a')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^mf-old / })).not.toBeInTheDocument();
});

const report: ReportSummary = {
  kind: 'failure',
  remote: 'mf-a',
  build: '1.0.0-abcd',
  source: 'active',
  what: 'load ./Page: http 503',
  at: null,
  hostBuild: 'h1',
  revision: 12,
  count: 1234,
  bad: 7,
  first_seen: '2026-11-20T09:30:00.000Z',
  last_seen: '2026-11-20T10:30:00.000Z',
  p75: {},
};

it('tells what browsers reported', async () => {
  await show([], (api) => api.answer(listClientReports, { reports: [report], nextPage: null }));
  const row = await screen.findByRole('row', { name: /load \.\/Page: http 503/ });
  for (const text of ['mf-a', '1.0.0-abcd', '1,234', '7']) expect(row).toHaveTextContent(text);
});

it('says that nothing was reported', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: texts.reports.empty.title })).toBeVisible();
});

it('says that the reports are refused to who is no longer staff', async () => {
  await show([], (api) => api.refuse(listClientReports, 403));
  expect(await screen.findByRole('heading', { name: texts.reports.refused.title })).toBeVisible();
});
