import { hostsInUse } from './hostsInUse';

const host = (build: string, deployedAt: string) => ({ version: '1.0.0', build, deployedAt });
const hosts = [
  host('c', '2028-02-15T09:00:00.000Z'),
  host('b', '2028-02-14T12:00:00.000Z'),
  host('a', '2028-02-01T12:00:00.000Z'),
];

it('counts a replaced host as long as a tab may have it open, and the live one always', () => {
  expect(hostsInUse(hosts, new Date('2028-02-15T10:00:00.000Z'))).toMatchObject([
    { build: 'c', closesAt: null },
    { build: 'b', closesAt: '2028-02-16T09:00:00.000Z' },
    { build: 'a', closesAt: '2028-02-15T12:00:00.000Z' },
  ]);
  expect(hostsInUse(hosts, new Date('2028-03-01T00:00:00.000Z')).map(({ build }) => build)).toEqual(['c']);
});
