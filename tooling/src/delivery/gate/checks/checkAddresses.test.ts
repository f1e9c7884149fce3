import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { checkAddresses } from './checkAddresses';
import { buildOf, deploymentOf, route } from '../testing/comparedBuilds';
import { linesOf } from '../testing/linesOf';

const remote = (manifest: Partial<RemoteManifest>, name = 'mf-clients') => buildOf(name, { manifest });
const tab = (path: string) => ({ section: 'clients', label: 'Plans', path, order: 1, subTabs: [] });
const catchAll = { from: '/clients/*', to: '/clients' };

describe('an address that the live build serves', () => {
  const active = remote({
    routes: [route('/clients'), route('/clients/:client/plan')],
    redirects: [catchAll],
  });

  it.each([
    ['served under other names', { routes: [route('/clients'), route('/clients/:id/plan')] }],
    ['served by a wider pattern', { routes: [route('/clients/*')] }],
    [
      'redirected by a redirect of its own',
      {
        routes: [route('/clients')],
        redirects: [catchAll, { from: '/clients/:client/plan', to: '/clients' }],
      },
    ],
  ])('may be %s', (_how, manifest) => {
    expect(checkAddresses(remote(manifest), deploymentOf({ active }))).toEqual([]);
  });

  it('may move to another remote', () => {
    const others = [remote({ routes: [route('/clients/:client/plan')] }, 'mf-plans')];
    expect(checkAddresses(remote({ routes: [route('/clients')] }), deploymentOf({ active, others }))).toEqual(
      [],
    );
  });

  it('must not be lost, and what links to it is named', () => {
    const others = [remote({ tabs: [tab('/clients/1/plan')] }, 'mf-groups')];
    const candidate = remote({ routes: [route('/clients')] });
    expect(linesOf(checkAddresses(candidate, deploymentOf({ active, others })))).toEqual([
      expect.stringMatching(/^error: .*\/clients\/:client\/plan .*\[tab "Plans" of mf-groups\]$/),
    ]);
  });

  it('is told of when only a redirect for everything below is left', () => {
    const candidate = remote({ routes: [route('/clients')], redirects: [catchAll] });
    expect(linesOf(checkAddresses(candidate, deploymentOf({ active })))).toEqual([
      expect.stringMatching(/^warning: .*sent to \/clients by the redirect of \/clients\/\*/),
    ]);
  });
});

it('must not be the address of another remote, unless it is so already', () => {
  const candidate = remote({ routes: [route('/groups/:group')] });
  const others = [remote({ routes: [route('/groups/:groupId')] }, 'mf-groups')];
  expect(checkAddresses(candidate, deploymentOf({ others }))).toMatchObject([
    { level: 'error', usedBy: ['mf-groups 1.0.0-live'] },
  ]);
  expect(checkAddresses(candidate, deploymentOf({ others, active: candidate }))).toMatchObject([
    { level: 'warning' },
  ]);
});

it('finds a tab in a section that has one, and warns if it is so already', () => {
  const groups = (path: string) => ({ ...tab(path), section: 'groups' });
  const candidate = remote({ routes: [route('/clients')], tabs: [groups('/clients')] });
  const others = [remote({ routes: [route('/groups')], tabs: [groups('/groups')] }, 'mf-groups')];
  const found = checkAddresses(candidate, deploymentOf({ others }));
  expect(linesOf(found)).toEqual([
    expect.stringMatching(/^error: .*section groups.*\[mf-groups 1.0.0-live\]$/),
  ]);
  expect(checkAddresses(candidate, deploymentOf({ others, active: candidate }))).toMatchObject([
    { level: 'warning' },
  ]);
  expect(
    checkAddresses(
      remote({ routes: [route('/clients')], tabs: [tab('/clients')] }),
      deploymentOf({ others }),
    ),
  ).toEqual([]);
});

it('finds a tab, a palette entry and a redirect that lead nowhere, and lets those that lead to others', () => {
  const actions = [
    { label: 'New group', path: '/groups?create=group' },
    { label: 'Gone', path: '/gone?create=1' },
  ];
  const candidate = remote({ tabs: [tab('/plans')], actions, redirects: [{ from: '/old', to: '/older' }] });
  const others = [remote({ routes: [route('/groups')] }, 'mf-groups')];
  const found = checkAddresses(candidate, deploymentOf({ others }));
  expect(found.map(({ usedBy }) => usedBy)).toEqual([
    ['tab "Plans" of mf-clients'],
    ['palette entry "Gone" of mf-clients'],
    ['redirect of /old by mf-clients'],
  ]);
});
