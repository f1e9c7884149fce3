import { say } from '../process/progress';
import { runStages } from './runStages';
import type { StageResult } from './runStage';
import type { Stage } from './stages';

jest.mock('../process/progress', () => ({ say: jest.fn() }));

const light = (name: string, needs?: string): Stage => ({
  name,
  script: name,
  kind: 'check',
  isLight: true,
  ...(needs !== undefined && { needs }),
});
const heavy = (name: string, needs?: string): Stage => ({
  name,
  script: name,
  kind: 'jest',
  ...(needs !== undefined && { needs }),
});

const resultOf = ({ name }: Stage, failed = 0): StageResult => ({
  name,
  counts: { passed: 1 - failed, failed, skipped: 0 },
  work: '',
  seconds: 0,
  output: '',
  files: [],
});

async function runNoting(stages: readonly Stage[], failing: readonly string[] = []) {
  const running = new Set<string>();
  const beside: string[] = [];
  const results = await runStages(stages, async (stage) => {
    running.add(stage.name);
    await Promise.resolve();
    beside.push([...running].join('+'));
    running.delete(stage.name);
    return resultOf(stage, failing.includes(stage.name) ? 1 : 0);
  });
  return { results, beside };
}

it('runs two light stages side by side, and a heavy one alone', async () => {
  const { beside } = await runNoting([light('build'), light('types'), light('lint'), heavy('unit')]);
  expect(beside).toContain('build+types');
  expect(beside.at(-1)).toBe('unit');
});

it('starts a stage only when the one it needs has ended', async () => {
  const { beside } = await runNoting([light('build'), light('gate', 'build')]);
  expect(beside).toEqual(['build', 'gate']);
});

it('goes on behind a failure, but not with what needs it', async () => {
  const { results } = await runNoting(
    [light('build'), light('gate', 'build'), heavy('unit'), heavy('e2e', 'build')],
    ['build'],
  );
  expect(results.map(({ name, counts }) => [name, counts.failed, counts.skipped])).toEqual([
    ['build', 1, 0],
    ['gate', 0, 1],
    ['unit', 0, 0],
    ['e2e', 0, 1],
  ]);
  expect(say).toHaveBeenCalledWith(expect.stringContaining('not run, because build failed'));
});
