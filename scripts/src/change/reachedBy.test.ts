import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { DOCUMENTS_TEST, journeysOf, reachedBy } from './reachedBy';

const modules = [
  { source: 'shared/src/domain/days.ts', imports: [] },
  { source: 'mf-groups/src/Groups.tsx', imports: ['shared/src/domain/days.ts'] },
  { source: 'mf-groups/src/Groups.test.tsx', imports: ['mf-groups/src/Groups.tsx'] },
  { source: 'mf-auth/src/Login.tsx', imports: [] },
  { source: 'e2e/pages/mf-groups/groupListPage.ts', imports: [] },
  { source: 'e2e/journeys/mf-groups/groups.spec.ts', imports: ['e2e/pages/mf-groups/groupListPage.ts'] },
  { source: 'e2e/journeys/mf-groups/group-list.spec.ts', imports: [] },
  { source: 'e2e/journeys/mf-schedule/group-calendar.spec.ts', imports: [] },
  { source: 'e2e/journeys/mf-schedule/calendar.spec.ts', imports: [] },
  { source: 'api/src/rows.ts', imports: [] },
  { source: 'api/src/rows.test.ts', imports: ['api/src/rows.ts'] },
];
const reached = (...files: string[]) => {
  const found = reachedBy(files, modules);
  return found === 'all' ? found : [...found].sort();
};

it('follows imports back to the tests, and a remote to the journeys about it', () => {
  expect(reached('shared/src/domain/days.ts')).toEqual([
    'e2e/journeys/mf-groups/group-list.spec.ts',
    'e2e/journeys/mf-groups/groups.spec.ts',
    'e2e/journeys/mf-schedule/group-calendar.spec.ts',
    'mf-groups/src/Groups.test.tsx',
    'mf-groups/src/Groups.tsx',
    'shared/src/domain/days.ts',
  ]);
});

it('leads from a page object to the journeys that use it', () => {
  expect(reached('e2e/pages/mf-groups/groupListPage.ts')).toContain('e2e/journeys/mf-groups/groups.spec.ts');
});

it('knows for every journey what it is about', () => {
  const specs = readdirSync(path.join(workspaceRoot, 'e2e/journeys'), { recursive: true, encoding: 'utf8' });
  const about = Object.values(journeysOf).flat();
  const unknown = specs
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => !about.some((start) => name.startsWith(start)));
  expect(unknown).toEqual([]);
  expect(about.filter((start) => !specs.some((name) => name.startsWith(start)))).toEqual([]);
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

it('leads from a document to the test of the documents, which exists', () => {
  const known = [...modules, { source: DOCUMENTS_TEST, imports: [] }];
  expect(reachedBy(['docs/architecture.md'], known)).toEqual(new Set([DOCUMENTS_TEST]));
  expect(existsSync(path.join(workspaceRoot, DOCUMENTS_TEST))).toBe(true);
});
