import type { Tree } from './affectedTests';
import { checksOf } from './checksOf';
import type { Fault } from './Fault';
import { plantFault, restorePlanted } from './plantFault';

/** What became of a fault. */
export interface FaultOutcome {
  readonly id: string;
  readonly kind: Fault['kind'];
  readonly file: string;
  readonly provenBy: Fault['provenBy'];
  /** The test file, or stage, that failed; null: nobody noticed. */
  readonly caughtBy: string | null;
  readonly seconds: number;
}

/** Plants a fault, runs what may notice it until something does, and puts the file back. */
export async function tryFault(tree: Tree, fault: Fault): Promise<FaultOutcome> {
  const { id, kind, file, provenBy } = fault;
  const started = performance.now();
  let caughtBy: string | null = null;
  plantFault(tree.folder, fault);
  try {
    for (const check of checksOf(tree, fault)) {
      caughtBy ??= await check();
    }
  } finally {
    restorePlanted(tree.folder);
  }
  return { id, kind, file, provenBy, caughtBy, seconds: (performance.now() - started) / 1000 };
}
