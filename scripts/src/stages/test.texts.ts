import type { StageResult } from './runStage';
import type { StageTimes } from './testTimes';

const SLOWEST = 10;
const NAME_WIDTH = 14;
const TIME_WIDTH = 9;

const endOf = ({ counts }: StageResult) => {
  if (counts.failed > 0) return 'FAILED';
  return counts.passed > 0 ? 'ok' : 'skipped';
};

const timeOf = ({ seconds }: StageResult) => `${seconds.toFixed(1)} s`.padStart(TIME_WIDTH);

export const testTexts = {
  begins: (stage: string) => `\n▸ ${stage}`,
  ended: (result: StageResult) =>
    `  ${result.name} ${endOf(result)}, ${timeOf(result).trim()}${result.work === '' ? '' : `, ${result.work}`}`,
  pointless: (needed: string) => `not run, because ${needed} failed`,
  table: (results: readonly StageResult[]) =>
    [
      '',
      ...results.map(
        (result) =>
          `${result.name.padEnd(NAME_WIDTH)}${endOf(result).padEnd(8)}${timeOf(result)}  ${result.work}`,
      ),
      '',
    ].join('\n'),
  slowest: ({ name, files }: StageTimes) =>
    [
      `  Slowest files of ${name}:`,
      ...files.slice(0, SLOWEST).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ].join('\n'),
  change: (since: string, files: number, modules: number | 'all') =>
    `Changed since ${since}: ${files} files, which reach ${modules === 'all' ? 'everything' : `${modules} modules`}.`,
  nothingToRun: 'Nothing has changed that a test could notice.',
  noCommit: (name: string) => `There is no commit ${name}.`,
  unknownStage: (word: string, names: readonly string[]) =>
    `There is no stage or option "${word}". The stages are: ${names.join(', ')}; the options --changed, --full, --slowest.`,
};
