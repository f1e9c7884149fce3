import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePool } from '../database/database';
import { HopelessJob, type JobKind } from './JobKind';
import { type HeldJob, type JobRow, jobsRepository } from './jobs.repository';

export interface WorkerOptions {
  readonly db: DatabasePool;
  readonly kinds: readonly JobKind[];
  /** The messages name no person and no file. */
  readonly onFailure: (kind: string, error: unknown) => void;
  readonly leaseSeconds?: number;
  readonly pollMs?: number;
}

export interface Worker {
  runDue(): Promise<number>;
  start(): void;
  close(): Promise<void>;
}

const LEASE_SECONDS = 60;
const POLL_MS = 5_000;
const FIRST_RETRY_SECONDS = 15;

/** Any number of workers, in any number of processes, may share the jobs. */
export function createWorker({
  db,
  kinds,
  onFailure,
  leaseSeconds = LEASE_SECONDS,
  pollMs = POLL_MS,
}: WorkerOptions): Worker {
  const stopping = new AbortController();
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const repository = jobsRepository(db);
  let loop: Promise<void> | undefined;

  const runDue = async (): Promise<number> => {
    for (let done = 0; ; done += 1) {
      if (stopping.signal.aborted) return done;
      const lease = randomUUID();
      const job = await repository.claim([...byName.keys()], lease, leaseSeconds);
      const kind = job && byName.get(job.kind);
      if (!job || !kind) return done;
      await runJob({
        db,
        kind,
        job,
        held: { id: job.id, lease },
        leaseSeconds,
        stopping: stopping.signal,
        onFailure,
      });
    }
  };

  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runDue().catch((error: unknown) => onFailure('queue', error));
      await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    runDue,
    start() {
      loop ??= keepRunning();
    },
    async close() {
      stopping.abort();
      await loop;
    },
  };
}

interface Running {
  readonly db: DatabasePool;
  readonly kind: JobKind;
  readonly job: JobRow;
  readonly held: HeldJob;
  readonly leaseSeconds: number;
  readonly stopping: AbortSignal;
  readonly onFailure: WorkerOptions['onFailure'];
}

async function runJob(running: Running): Promise<void> {
  const { db, kind, job, held, leaseSeconds, stopping } = running;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const renewing = setInterval(
    () => {
      jobsRepository(db)
        .renew(held, leaseSeconds)
        .then((isOurs) => (isOurs ? undefined : lost.abort()))
        .catch((error: unknown) => running.onFailure(kind.kind, error));
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    if (job.attempts > kind.mostAttempts) throw new HopelessJob('Its runners did not survive it.');
    let isCommitted = false;
    await kind.run({
      subjectId: job.subjectId,
      signal,
      commit: async (write) => {
        await db.transaction(async (tx) => {
          if (!(await jobsRepository(tx).finish(held))) throw new Error('The job is not ours any more.');
          await write(tx);
        });
        isCommitted = true;
      },
    });
    if (!isCommitted) await settleDone(running);
  } catch (error) {
    await settleFailure(running, error, lost.signal.aborted);
  } finally {
    clearInterval(renewing);
  }
}

async function settleDone({ db, kind, held }: Running): Promise<void> {
  const repository = jobsRepository(db);
  if (kind.repeatSeconds === undefined) await repository.finish(held);
  else await repository.runAgain(held, { seconds: kind.repeatSeconds, attempts: 0, failure: null });
}

async function settleFailure(running: Running, error: unknown, isLost: boolean): Promise<void> {
  const { db, kind, job, held, stopping, onFailure } = running;
  if (isLost) return;
  const repository = jobsRepository(db);
  if (stopping.aborted) {
    // The job did not fail, so the run does not count and the next worker may begin at once.
    await repository.runAgain(held, { seconds: 0, attempts: job.attempts - 1, failure: null });
    return;
  }
  onFailure(kind.kind, error);
  const failure = error instanceof Error ? error.name : 'unknown';
  if (kind.repeatSeconds !== undefined) {
    await repository.runAgain(held, { seconds: kind.repeatSeconds, attempts: 0, failure });
    return;
  }
  if (!(error instanceof HopelessJob) && job.attempts < kind.mostAttempts) {
    const seconds = FIRST_RETRY_SECONDS * 4 ** (job.attempts - 1);
    await repository.runAgain(held, { seconds, attempts: job.attempts, failure });
    return;
  }
  await db.transaction(async (tx) => {
    if (await jobsRepository(tx).finish(held)) await kind.giveUp(tx, job.subjectId);
  });
}
