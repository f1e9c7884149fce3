import { checkApi } from './checkApi';
import { parseDescription } from '../readDeployedApi';
import { buildOf } from '../testing/comparedBuilds';

const candidate = (range: string, endpoints: string[]) =>
  buildOf('mf-clients', { contract: { api: { range, endpoints } } });

const deployed = parseDescription({
  openapi: '3.1.0',
  paths: { '/v2.2/api/users/{id}': { get: {}, put: {}, parameters: [] }, '/v2.4/api/users': { get: {} } },
});

it('passes calls that the API answers, however their parameters are spelled', () => {
  expect(
    checkApi(candidate('^2.2.0', ['GET /v2.2/api/users/:id', 'PUT /v2.2/api/users/:userId']), deployed),
  ).toEqual([]);
});

it('names the calls that nobody would answer', () => {
  const found = checkApi(candidate('*', ['DELETE /v2.2/api/users/:id', 'GET /v2.2/api/clubs']), deployed);
  expect(found).toMatchObject([{ check: 'api', level: 'error', usedBy: ['mf-clients'] }]);
  expect(found[0]?.text).toContain('does not know DELETE /v2.2/api/users/:id, GET /v2.2/api/clubs');
});

it('names the version that is needed and the one that is deployed', () => {
  expect(checkApi(candidate('^3.0.0', []), deployed)).toMatchObject([
    {
      text: 'The build needs the API ^3.0.0, and the deployed one answers 2.2.0, 2.4.0. Deploy the API first.',
    },
  ]);
});

it('takes nothing else for a description', () => {
  expect(() => parseDescription({ status: 'ok' })).toThrow('no description of an API');
});
