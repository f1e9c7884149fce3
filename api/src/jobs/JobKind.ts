import type { Transaction } from '../database/database';

export interface JobRun {
  readonly subjectId: number;
  /** Aborted when the job is cancelled, lost to another worker, or the process stops. */
  readonly signal: AbortSignal;
  /** Ends the job and writes its result in one transaction. Throws if another worker holds the job. */
  readonly commit: (write: (tx: Transaction) => Promise<void>) => Promise<void>;
}

export interface JobKind {
  readonly kind: string;
  readonly mostAttempts: number;
  readonly repeatSeconds?: number;
  run(run: JobRun): Promise<void>;
  giveUp(tx: Transaction, subjectId: number): Promise<void>;
}

/** Thrown when a retry would not help. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}
