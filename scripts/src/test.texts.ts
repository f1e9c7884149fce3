import type { StageResult } from './runStage';

const NAME_WIDTH = 14;
const TIME_WIDTH = 9;

const endOf = ({ counts }: StageResult) => {
  if (counts.failed > 0) return 'FAILED';
  return counts.passed > 0 ? 'ok' : 'skipped';
};

const timeOf = ({ seconds }: StageResult) => `${seconds.toFixed(1)} s`.padStart(TIME_WIDTH);

/** What `npm test` says between the lines of its stages. */
export const testTexts = {
  begins: (stage: string) => `\n▸ ${stage}`,
  ended: (result: StageResult) =>
    `  ${endOf(result)}, ${timeOf(result).trim()}${result.work === '' ? '' : `, ${result.work}`}`,
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
  unknownStage: (word: string, names: readonly string[]) =>
    `There is no stage "${word}". The stages are: ${names.join(', ')}.`,
};
