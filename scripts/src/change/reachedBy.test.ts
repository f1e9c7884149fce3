import { reachedBy } from './reachedBy';

const modules = [
  { source: 'shared/src/domain/days.ts', imports: [] },
  { source: 'mf-groups/src/Groups.tsx', imports: ['shared/src/domain/days.ts'] },
  { source: 'mf-groups/src/Groups.test.tsx', imports: ['mf-groups/src/Groups.tsx'] },
  { source: 'mf-auth/src/Login.tsx', imports: [] },
  { source: 'e2e/pages/mf-groups/groupListPage.ts', imports: [] },
  { source: 'e2e/journeys/groups.spec.ts', imports: ['e2e/pages/mf-groups/groupListPage.ts'] },
  { source: 'api/src/rows.ts', imports: [] },
  { source: 'api/src/rows.test.ts', imports: ['api/src/rows.ts'] },
];
const reached = (...files: string[]) => {
  const found = reachedBy(files, modules);
  return found === 'all' ? found : [...found].sort();
};

it('follows imports back to the tests, and a remote to the journeys that use its pages', () => {
  expect(reached('shared/src/domain/days.ts')).toEqual([
    'e2e/journeys/groups.spec.ts',
    'e2e/pages/mf-groups/groupListPage.ts',
    'mf-groups/src/Groups.test.tsx',
    'mf-groups/src/Groups.tsx',
    'shared/src/domain/days.ts',
  ]);
});

it('leads from a test to itself alone', () => {
  expect(reached('mf-groups/src/Groups.test.tsx')).toEqual(['mf-groups/src/Groups.test.tsx']);
});

it('lets a file nobody imports reach its whole package', () => {
  expect(reached('api/migrations/0001.sql')).toEqual(['api/src/rows.test.ts', 'api/src/rows.ts']);
});

it('lets dependencies and settings reach everything, and documents nothing', () => {
  expect(reached('pnpm-lock.yaml')).toBe('all');
  expect(reached('mf-auth/package.json')).toBe('all');
  expect(reached('docs/architecture.md', 'README.md')).toEqual([]);
});
