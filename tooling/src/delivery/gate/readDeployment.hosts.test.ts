import { OPEN_TAB_MS } from '../openTabs';
import { hostsInUse } from './readDeployment';

const host = (build: string, deployedAt: string) => ({ version: '1.0.0', build, deployedAt });
const live = host('c', '2028-02-15T09:00:00.000Z');
const inUse = (now: string) =>
  hostsInUse(
    [live, host('b', '2028-02-15T08:00:00.000Z'), host('a', '2028-02-01T12:00:00.000Z')],
    new Date(now),
  );

it('counts a replaced host as long as a tab may have it open, and says until when', () => {
  const closesAt = new Date(Date.parse(live.deployedAt) + OPEN_TAB_MS).toISOString();
  expect(inUse('2028-02-15T09:30:00.000Z')).toMatchObject([
    { build: 'c', closesAt: null },
    { build: 'b', closesAt },
    { build: 'a' },
  ]);
  expect(inUse(closesAt).map(({ build }) => build)).toEqual(['c']);
});
