import { staleVersion } from './HttpProblem';

it('a change based on an old version is a conflict, not a 403 on which a browser renews its tokens', () => {
  expect(staleVersion()).toMatchObject({ status: 409, body: { code: 4091, key: 'stale_version' } });
});
