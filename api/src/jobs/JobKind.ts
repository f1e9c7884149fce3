import type { Transaction } from '../database/database';

/** One run of a job. */
export interface JobRun {
  readonly subjectId: number;
  /** Aborted when the job was cancelled, lost to somebody else, or the process stops. */
  readonly signal: AbortSignal;
  /** Ends the job and makes its result known in one transaction; throws if the job is not ours any more. */
  readonly commit: (write: (tx: Transaction) => Promise<void>) => Promise<void>;
}

/** Work of one kind: what is done, how often it is tried, and what becomes of a job that cannot be done. */
export interface JobKind {
  readonly kind: string;
  readonly mostAttempts: number;
  /** Absent: done once. */
  readonly repeatSeconds?: number;
  run(run: JobRun): Promise<void>;
  giveUp(tx: Transaction, subjectId: number): Promise<void>;
}

/** Trying again would not help. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}
