import { runInTree, scriptOf } from './treeCommand';
import type { FaultOutcome } from './tryFault';

const FAILED_FILES = /^FAIL .*?(\S+\.test\.tsx?)/gm;
const TEST_FILE = /\.test\.tsx?$/;

const jestScripts = { unit: 'test:unit', api: 'test:api' } as const;

/** Of the test files that noticed a fault, those that fail without any fault too: they have noticed nothing. */
export async function failingAnyway(
  folder: string,
  outcomes: readonly FaultOutcome[],
): Promise<ReadonlySet<string>> {
  const failing = new Set<string>();
  for (const kind of ['unit', 'api'] as const) {
    const files = outcomes
      .filter(({ provenBy }) => provenBy === kind)
      .flatMap(({ caughtBy }) => (caughtBy !== null && TEST_FILE.test(caughtBy) ? [caughtBy] : []));
    if (files.length === 0) continue;
    const command = `${scriptOf(folder, jestScripts[kind])} -w 1 --runTestsByPath ${[...new Set(files)].join(' ')}`;
    const { output } = await runInTree(folder, command);
    for (const [, file = ''] of output.matchAll(FAILED_FILES)) failing.add(file);
  }
  return failing;
}
