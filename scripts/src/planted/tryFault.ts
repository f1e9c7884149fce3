import type { Tree } from './affectedTests';
import { type Check, checksOf } from './checksOf';
import type { Fault } from './Fault';
import { plantFault, restorePlanted } from './plantFault';

/** What became of a fault. */
export interface FaultOutcome {
  readonly id: string;
  readonly kind: Fault['kind'];
  readonly file: string;
  /** The test file, or stage, that failed; null: nobody noticed. */
  readonly caughtBy: string | null;
  readonly seconds: number;
  /** What failed with the fault and without it, which proves nothing. */
  readonly failsAnyway: readonly string[];
}

async function firstFailure({ folder }: Tree, fault: Fault, check: Check): Promise<Check | null> {
  plantFault(folder, fault);
  try {
    return await check.run();
  } finally {
    restorePlanted(folder);
  }
}

/** Plants a fault, runs what may notice it until something does, and puts the file back. */
export async function tryFault(tree: Tree, fault: Fault): Promise<FaultOutcome> {
  const started = performance.now();
  const failsAnyway: string[] = [];
  let caughtBy: string | null = null;
  for (const check of checksOf(tree, fault)) {
    const failed = await firstFailure(tree, fault, check);
    if (failed === null) continue;
    // A test that fails without the fault too has not noticed it.
    if ((await failed.run()) === null) {
      caughtBy = failed.name;
      break;
    }
    failsAnyway.push(failed.name);
  }
  const seconds = (performance.now() - started) / 1000;
  return { id: fault.id, kind: fault.kind, file: fault.file, caughtBy, seconds, failsAnyway };
}
