import { findChange } from './change/findChange';
import { narrowStages } from './change/narrowStages';
import { PlainError } from './process/plainError';
import { say } from './process/progress';
import { runStages } from './stages/runStages';
import { findUnknownStage, fullStages, selectStages, type Stage, stages } from './stages/stages';
import { addCounts, isProof, summaryLine } from './stages/testCounts';
import { readTestTimes, writeTestTimes } from './stages/testTimes';
import { testTexts } from './stages/test.texts';
import { whenOrphaned } from './process/whenOrphaned';

const EXIT_INTERRUPTED = 130;

/** `npm test -- [--full | --changed[=commit] | --slowest] [stage…]` */
async function test(args: readonly string[]): Promise<boolean> {
  const options = args.filter((word) => word.startsWith('--'));
  const names = args.filter((word) => !word.startsWith('--'));
  const all = options.includes('--full') ? fullStages : stages;
  const unknown = findUnknownStage(names, all) ?? options.find((option) => !isOption(option));
  if (unknown !== undefined) {
    say(
      testTexts.unknownStage(
        unknown,
        all.map(({ name }) => name),
      ),
    );
    return false;
  }
  if (options.includes('--slowest')) {
    for (const stage of readTestTimes()) say(testTexts.slowest(stage));
    return true;
  }
  return run(await narrowed(selectStages(names, all), options));
}

const isOption = (option: string) =>
  ['--full', '--slowest', '--changed'].includes(option) || option.startsWith('--changed=');

async function narrowed(selected: readonly Stage[], options: readonly string[]): Promise<readonly Stage[]> {
  const changed = options.find((option) => option.startsWith('--changed'));
  if (changed === undefined) return selected;
  const change = await findChange(changed.split('=')[1]);
  const { since, files, reached } = change;
  say(testTexts.change(since, files.length, reached === 'all' ? reached : reached.size));
  return narrowStages(selected, change);
}

async function run(selected: readonly Stage[]): Promise<boolean> {
  if (selected.length === 0) {
    say(testTexts.nothingToRun);
    return true;
  }
  const results = await runStages(selected);
  const total = addCounts(results.map(({ counts }) => counts));
  writeTestTimes(results.filter(({ files }) => files.length > 0));
  say(testTexts.table(results));
  say(summaryLine(total));
  return isProof(total);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => setImmediate(() => process.exit(EXIT_INTERRUPTED)));
}
whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
process.exitCode = 1;
test(process.argv.slice(2))
  .then((isGood) => {
    process.exitCode = isGood ? 0 : 1;
  })
  .catch((error: unknown) => {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
  });
