import { workspaceRoot } from '@formline/tooling/workspace';
import { distancesFrom, type Importers, readImporters } from './importGraph';

let importers: Importers;
beforeAll(() => {
  importers = readImporters(workspaceRoot);
});

it('follows imports inside a package', () => {
  expect(importers.get('scripts/src/planted/importGraph.ts')).toContain(
    'scripts/src/planted/importGraph.test.ts',
  );
});

it('follows imports across packages, by every kind of subpath', () => {
  expect(importers.get('tooling/src/build/workspace.ts')).toContain(
    'scripts/src/planted/importGraph.test.ts',
  );
  expect(importers.get('shared/src/contracts/schema.ts')).toContain('scripts/src/planted/importGraph.ts');
  expect(importers.get('shared/src/training/exercise/list/useFavoriteExercise.ts')).toContain(
    'mf-libraries/src/features/exercises/useExerciseRows.tsx',
  );
});

it('counts the imports between a file and those that need it', () => {
  const chain = new Map([
    ['a.ts', ['b.ts', 'c.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['d.ts', ['a.ts']],
  ]);
  expect([...distancesFrom(chain, 'a.ts')]).toEqual([
    ['a.ts', 0],
    ['b.ts', 1],
    ['c.ts', 1],
    ['d.ts', 2],
  ]);
});
