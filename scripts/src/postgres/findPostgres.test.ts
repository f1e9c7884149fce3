import { postgresPaths } from './findPostgres';

it('takes the newest version before any on the search path, and none too old', () => {
  const installed = ['/usr/lib/postgresql/9/bin', '/usr/lib/postgresql/15/bin', '/opt/postgresql@17/bin'];
  expect(postgresPaths(installed, '/own/bin:/usr/bin')).toEqual([
    '/opt/postgresql@17/bin',
    '/usr/lib/postgresql/15/bin',
    '/own/bin',
    '/usr/bin',
  ]);
});
