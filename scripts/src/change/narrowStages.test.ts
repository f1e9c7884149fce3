import { stages } from '../stages/stages';
import { narrowStages } from './narrowStages';

const narrowed = (files: readonly string[], reached: readonly string[]) =>
  narrowStages(stages, { since: 'main', files, reached: new Set(reached) });
const argsOf = (selected: ReturnType<typeof narrowed>, name: string) =>
  selected.find((stage) => stage.name === name)?.args;

const component = 'mf-groups/src/Groups.tsx';
const journey = 'e2e/journeys/mf-groups/groups.spec.ts';

it('runs what a component reaches: its package, its tests, its build, its journeys', () => {
  const selected = narrowed([component], [component, 'mf-groups/src/Groups.test.tsx', journey]);
  expect(selected.map(({ name }) => name)).toEqual([
    'build',
    'types',
    'lint',
    'format',
    'directions',
    'deadcode',
    'gate',
    'unit',
    'e2e',
  ]);
  expect(argsOf(selected, 'types')).toEqual(['mf-groups', 'e2e']);
  expect(argsOf(selected, 'unit')).toContain('mf-groups/src/Groups.test.tsx');
  expect(argsOf(selected, 'e2e')).toEqual(['--grep-invert', '@full', 'journeys/mf-groups/groups.spec.ts']);
});

it('runs the variants of a journey that was changed itself', () => {
  expect(argsOf(narrowed([journey], [journey]), 'e2e')).toEqual(['journeys/mf-groups/groups.spec.ts']);
});

it('runs the main journeys for the API, which no journey imports', () => {
  const selected = narrowed(['api/src/config.ts'], ['api/src/config.ts', 'api/src/config.test.ts']);
  expect(argsOf(selected, 'api')).toContain('api/src/config.test.ts');
  expect(argsOf(selected, 'e2e')).toEqual(['--grep-invert', '@full', '--grep', '@main']);
});

it('runs a file of the API on the embedded database only when it is marked for it', () => {
  const unmarked = 'api/src/config.test.ts';
  const marked = 'api/src/database/migrate.test.ts';
  expect(argsOf(narrowed([unmarked], [unmarked]), 'api-embedded')).toBeUndefined();
  expect(argsOf(narrowed([unmarked], [unmarked, marked]), 'api-embedded')).toEqual([
    '--runTestsByPath',
    marked,
  ]);
});

it('leaves what opens an embedded database of its own to that stage', () => {
  const test = 'api/src/database/embedded/dataFolder.test.ts';
  expect(argsOf(narrowed([test], [test]), 'api')).toBeUndefined();
  expect(argsOf(narrowed([test], [test]), 'api-embedded')).toEqual(['--runTestsByPath', test]);
});

it('checks only the format of documents', () => {
  expect(narrowed(['README.md'], []).map(({ name }) => name)).toEqual(['format']);
});

it('runs everything when everything is reached', () => {
  expect(narrowStages(stages, { since: 'main', files: ['pnpm-lock.yaml'], reached: 'all' })).toBe(stages);
});
