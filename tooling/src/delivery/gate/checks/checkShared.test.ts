import { checkShared } from './checkShared';
import { buildOf, deploymentOf, hostOf } from '../testing/comparedBuilds';
import { linesOf } from '../testing/linesOf';

const candidate = (requires: Record<string, string>) =>
  buildOf('mf-clients', { contract: { shared: { requires, provides: {} } } });
const host = (provides: Record<string, string>, build?: string, closesAt?: string) =>
  hostOf({ shared: { requires: {}, provides } }, build, closesAt);

const live = host({ react: '19.3.1', '@formline/shared/ui/core': '1.0.0' });

it('passes when every open host provides what is needed, whatever else it provides', () => {
  const hosts = [live, host({ react: '19.0.0' }, '0.9.0-old')];
  expect(checkShared(candidate({ react: '^19.0.0' }), deploymentOf({ hosts }))).toEqual([]);
});

it('names the module and every host that does not provide it', () => {
  const hosts = [live, host({}, '0.9.0-old', '2028-02-15T21:00:00.000Z')];
  const [found] = checkShared(candidate({ react: '^19.0.0' }), deploymentOf({ hosts }));
  expect(found).toMatchObject({ check: 'shared', level: 'error', usedBy: ['mf-clients'] });
  expect(found?.text).toContain(
    'no react is provided by host 0.9.0-old (replaced; open tabs count until 2028-02-15T21:00:00.000Z)',
  );
});

it('names the version that does not fit', () => {
  const [found] = checkShared(
    candidate({ '@formline/shared/ui/core': '^1.1.0' }),
    deploymentOf({ hosts: [live] }),
  );
  expect(found?.text).toContain('needs @formline/shared/ui/core ^1.1.0, and it would get 1.0.0 from host');
});

it('says of a range that is none that it is none, and of a host without a contract nothing', () => {
  expect(linesOf(checkShared(candidate({ react: 'newest' }), deploymentOf({ hosts: [live] })))).toEqual([
    expect.stringContaining('newest, which is no version range'),
  ]);
  expect(checkShared(candidate({ react: '^20.0.0' }), deploymentOf({ hosts: [hostOf(null)] }))).toEqual([]);
});
