/** `pnpm test:planted [--only id,id] [--tree DIR] [--json FILE]`: fails when no test finds a planted fault. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@formline/tooling/workspace';
import { PlainError } from './process/plainError';
import { failingAnyway } from './planted/failingAnyway';
import type { Fault } from './planted/Fault';
import { faults } from './planted/faults';
import { readImporters } from './planted/importGraph';
import { restorePlanted } from './planted/plantFault';
import { type FaultOutcome, tryFault } from './planted/tryFault';
import { say } from './process/progress';

const EXIT_INTERRUPTED = 130;
const ID_WIDTH = 34;

function chosenFaults(only: string | undefined): readonly Fault[] {
  if (only === undefined) return faults;
  const ids = only.split(',');
  const unknown = ids.find((id) => faults.every((fault) => fault.id !== id));
  if (unknown !== undefined) throw new PlainError(`There is no fault ${unknown}.`);
  return faults.filter(({ id }) => ids.includes(id));
}

function requireUnchanged(folder: string, chosen: readonly Fault[]): void {
  const files = chosen.map(({ file }) => file);
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { cwd: folder }).toString();
  if (changed !== '')
    throw new PlainError(`Faults are planted in committed files only:\n${changed.trimEnd()}`);
}

const lineOf = ({ id, caughtBy, seconds }: FaultOutcome): string =>
  `${id.padEnd(ID_WIDTH)} ${caughtBy === null ? 'MISSED' : `caught by ${caughtBy}`} · ${seconds.toFixed(1)} s`;

async function proven(folder: string, outcomes: readonly FaultOutcome[]): Promise<FaultOutcome[]> {
  const failing = await failingAnyway(folder, outcomes);
  for (const file of failing) say(`${file} fails without a fault too: it has caught nothing`);
  return outcomes.map((outcome) =>
    outcome.caughtBy !== null && failing.has(outcome.caughtBy) ? { ...outcome, caughtBy: null } : outcome,
  );
}

async function testPlanted(): Promise<boolean> {
  const { values } = parseArgs({
    options: { tree: { type: 'string' }, only: { type: 'string' }, json: { type: 'string' } },
  });
  const folder = path.resolve(values.tree ?? workspaceRoot);
  const chosen = chosenFaults(values.only);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      restorePlanted(folder);
      setImmediate(() => process.exit(EXIT_INTERRUPTED));
    });
  }
  restorePlanted(folder);
  requireUnchanged(folder, chosen);
  const tree = { folder, importers: readImporters(folder) };
  const write = (all: readonly FaultOutcome[]) => {
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`);
  };
  const outcomes: FaultOutcome[] = [];
  for (const fault of chosen) {
    const outcome = await tryFault(tree, fault);
    outcomes.push(outcome);
    say(lineOf(outcome));
    write(outcomes);
  }
  const proved = await proven(folder, outcomes);
  write(proved);
  const caught = proved.filter(({ caughtBy }) => caughtBy !== null).length;
  say(`${caught} of ${outcomes.length} caught`);
  return caught === outcomes.length;
}

process.exitCode = 1;
try {
  process.exitCode = (await testPlanted()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
}
