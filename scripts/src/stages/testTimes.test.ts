import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { readJestTimes, readPlaywrightTimes, readTestTimes, writeTestTimes } from './testTimes';

const inRoot = (file: string) => path.join(workspaceRoot, file);

it('reads the times of test files, the slowest first', () => {
  const testResults = [
    { name: inRoot('a.test.ts'), startTime: 1000, endTime: 1500 },
    { name: inRoot('b.test.ts'), startTime: 1000, endTime: 4000 },
  ];
  expect(readJestTimes({ testResults })).toEqual([
    { file: 'b.test.ts', seconds: 3 },
    { file: 'a.test.ts', seconds: 0.5 },
  ]);
});

it('adds up the journeys of a file, also those of a group', () => {
  const spec = (duration: number) => ({ file: 'x.spec.ts', tests: [{ results: [{ duration }] }] });
  const suites = [{ specs: [spec(1000)], suites: [{ specs: [spec(500)] }] }];
  expect(readPlaywrightTimes({ config: { rootDir: inRoot('e2e') }, suites })).toEqual([
    { file: 'e2e/x.spec.ts', seconds: 1.5 },
  ]);
});

it('keeps the times of stages that did not run, and survives half a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-times-'));
  const file = path.join(folder, 'times.json');
  const stage = (name: string, seconds: number) => ({ name, seconds, files: [] });
  writeTestTimes([stage('unit', 1), stage('api', 1)], file);
  writeTestTimes([stage('unit', 2)], file);
  expect(readTestTimes(file)).toEqual([stage('api', 1), stage('unit', 2)]);
  writeFileSync(file, '[{');
  expect(readTestTimes(file)).toEqual([]);
  rmSync(folder, { recursive: true });
});
