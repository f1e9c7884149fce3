import { passesStage } from './checksOf';
import type { Fault } from './Fault';
import { runInTree, scriptOf } from './treeCommand';
import type { FaultOutcome } from './tryFault';

const FAILED_FILES = /^FAIL .*?(\S+\.test\.tsx?)/gm;
const TEST_FILE = /\.test\.tsx?$/;

const jestScripts = { unit: 'test:unit', api: 'test:api' } as const;

const provers = (outcomes: readonly FaultOutcome[], kinds: readonly Fault['provenBy'][]): string[] => [
  ...new Set(
    outcomes.flatMap(({ provenBy, caughtBy }) =>
      caughtBy !== null && kinds.includes(provenBy) ? [caughtBy] : [],
    ),
  ),
];

/** Tests that also fail without the fault have not found it. */
export async function failingAnyway(
  folder: string,
  outcomes: readonly FaultOutcome[],
): Promise<ReadonlySet<string>> {
  const failing = new Set<string>();
  for (const kind of ['unit', 'api'] as const) {
    const files = provers(outcomes, [kind]).filter((name) => TEST_FILE.test(name));
    if (files.length === 0) continue;
    const command = `${scriptOf(folder, jestScripts[kind])} -w 1 --runTestsByPath ${files.join(' ')}`;
    const { output } = await runInTree(folder, command);
    for (const [, file = ''] of output.matchAll(FAILED_FILES)) failing.add(file);
  }
  for (const stage of provers(outcomes, ['types', 'directions', 'journey'])) {
    if (!(await passesStage(folder, stage))) failing.add(stage);
  }
  return failing;
}
