import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { findUnknownStage, fullStages, selectStages, stages } from './stages';

const namesOf = (selected: readonly { name: string }[]) => selected.map(({ name }) => name);

it('runs every stage when none is named', () => {
  expect(selectStages([])).toBe(stages);
});

it('runs the named stages in the order of the whole run', () => {
  expect(namesOf(selectStages(['api', 'lint', 'unit']))).toEqual(['lint', 'unit', 'api']);
});

it('runs named stages of the full run alone', () => {
  expect(namesOf(selectStages(['topology', 'firefox'], fullStages))).toEqual(['firefox', 'topology']);
  expect(findUnknownStage(['topology'])).toBe('topology');
  expect(findUnknownStage(['topology'], fullStages)).toBeUndefined();
});

it('tells the first word that names no stage', () => {
  expect(findUnknownStage(['unit', 'unti', 'x'])).toBe('unti');
  expect(findUnknownStage(['unit'])).toBeUndefined();
});

it('names only scripts that the root package has', () => {
  const rootPackage = readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8');
  const missing = [...stages, ...fullStages].filter(({ script }) => !rootPackage.includes(`"${script}":`));
  expect(missing).toEqual([]);
});

it.each([stages, fullStages])('needs only stages that ran before', (...all) => {
  const names = namesOf(all);
  const impossible = all.filter(
    ({ needs }, index) => needs !== undefined && !names.slice(0, index).includes(needs),
  );
  expect(impossible).toEqual([]);
});

it('knows every tag of the journeys: another one would leave a journey in the wrong run', () => {
  const folder = path.join(workspaceRoot, 'e2e/journeys');
  const tags = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/\btag: (.*?) \}/g)])
    .map(([, tag]) => tag);
  expect(new Set(tags)).toEqual(new Set(["'@full'", "'@main'"]));
});
