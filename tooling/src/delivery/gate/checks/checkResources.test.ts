import { checkResources } from './checkResources';
import { buildOf, deploymentOf } from '../testing/comparedBuilds';
import { linesOf } from '../testing/linesOf';

const LIST = 'GET /v2.2/api/client-group';
const remote = (name: string, resources?: Record<string, string[]>) =>
  buildOf(name, { contract: { api: { range: '*', endpoints: [LIST], ...(resources && { resources }) } } });
const others = [remote('mf-groups', { [LIST]: ['clients', 'groups'] })];

it('passes a build that names the same resources, and calls nobody else knows', () => {
  const candidate = remote('mf-clients', { [LIST]: ['clients', 'groups'], 'GET /v2.2/api/teams': ['teams'] });
  expect(checkResources(candidate, deploymentOf({ others }))).toEqual([]);
});

it('warns of a call whose resources a deployed build names differently', () => {
  const candidate = remote('mf-clients', { [LIST]: ['groups'] });
  expect(linesOf(checkResources(candidate, deploymentOf({ others })))).toEqual([
    expect.stringMatching(
      /^warning: GET \/v2\.2\/api\/client-group names the resources groups, and in mf-groups 1\.0\.0-live clients, groups\..*\[mf-groups 1\.0\.0-live\]$/,
    ),
  ]);
});

it('compares nothing with builds of earlier versions, which name none', () => {
  expect(
    checkResources(
      remote('mf-clients', { [LIST]: ['groups'] }),
      deploymentOf({ others: [remote('mf-groups')] }),
    ),
  ).toEqual([]);
});
