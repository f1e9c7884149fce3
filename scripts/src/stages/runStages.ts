import { say } from '../process/progress';
import { runStage, type StageResult } from './runStage';
import type { Stage } from './stages';
import { testTexts } from './test.texts';

/** One for each of the two cores of a small machine. */
const SIDE_BY_SIDE = 2;

const skipped = ({ name, needs = '' }: Stage): StageResult => ({
  name,
  counts: { passed: 0, failed: 0, skipped: 1 },
  work: testTexts.pointless(needs),
  seconds: 0,
  output: '',
  files: [],
});

/** Light stages run in parallel. A failure does not stop the others, so that one run shows everything. */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<StageResult> = runStage,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  const running = new Map<string, Promise<void>>();

  const isPointless = ({ needs }: Stage) =>
    results.some(({ name, counts }) => name === needs && counts.failed > 0);
  const isWaiting = ({ needs }: Stage) => needs !== undefined && running.has(needs);

  async function runOne(stage: Stage): Promise<void> {
    say(testTexts.begins(stage.name));
    const result = isPointless(stage) ? skipped(stage) : await run(stage);
    if (result.output !== '') say(result.output.trimEnd());
    say(testTexts.ended(result));
    if (result.files.length > 0) say(testTexts.slowest(result));
    results.push(result);
  }

  for (const stage of stages) {
    const atOnce = stage.isLight ? SIDE_BY_SIDE : 1;
    while (running.size >= atOnce || (running.size > 0 && isWaiting(stage))) {
      await Promise.race(running.values());
    }
    running.set(
      stage.name,
      runOne(stage).finally(() => running.delete(stage.name)),
    );
    if (!stage.isLight) await running.get(stage.name);
  }
  await Promise.all(running.values());
  return stages.flatMap(({ name }) => results.filter((result) => result.name === name));
}
