import type { Tree } from './affectedTests';
import { checksOf } from './checksOf';
import type { Fault } from './Fault';
import { plantFault, restorePlanted } from './plantFault';

export interface FaultOutcome {
  readonly id: string;
  readonly kind: Fault['kind'];
  readonly file: string;
  readonly provenBy: Fault['provenBy'];
  readonly caughtBy: string | null;
  readonly seconds: number;
}

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
