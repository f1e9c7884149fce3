import { say } from './progress';
import { runStage, type StageResult } from './runStage';
import { findUnknownStage, selectStages, type Stage, stages } from './stages';
import { addCounts, isProof, summaryLine } from './testCounts';
import { testTexts } from './test.texts';
import { whenOrphaned } from './whenOrphaned';

const EXIT_INTERRUPTED = 130;

/** Runs the stages one after another, also behind a failure, so that one run shows all that is wrong. */
async function runAll(selected: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of selected) {
    const isPointless = results.some(({ name, counts }) => name === stage.needs && counts.failed > 0);
    say(testTexts.begins(stage.name));
    const result = isPointless ? skipped(stage) : await runStage(stage);
    if (result.output !== '') say(result.output.trimEnd());
    say(testTexts.ended(result));
    results.push(result);
  }
  return results;
}

const skipped = ({ name, needs = '' }: Stage): StageResult => ({
  name,
  counts: { passed: 0, failed: 0, skipped: 1 },
  work: testTexts.pointless(needs),
  seconds: 0,
  output: '',
});

async function test(names: readonly string[]): Promise<boolean> {
  const unknown = findUnknownStage(names);
  if (unknown !== undefined) {
    say(
      testTexts.unknownStage(
        unknown,
        stages.map(({ name }) => name),
      ),
    );
    return false;
  }
  const results = await runAll(selectStages(names));
  const total = addCounts(results.map(({ counts }) => counts));
  say(testTexts.table(results));
  say(summaryLine(total));
  return isProof(total);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => setImmediate(() => process.exit(EXIT_INTERRUPTED)));
}
whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
process.exitCode = 1;
void test(process.argv.slice(2)).then((isGood) => {
  process.exitCode = isGood ? 0 : 1;
});
