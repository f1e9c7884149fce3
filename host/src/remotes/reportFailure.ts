import { type NotedFailure, noteReport } from '../reports/noteReport';
import { hostBuild } from './hostBuild';

/** Has the server told that a remote failed: its name and build, never anything about the person. */
export function reportFailure(failure: NotedFailure, error: unknown): void {
  noteReport({ kind: 'failure', failure, error });
}

/** Has the server told that the dashboard itself met a fault while drawing a page. */
export function reportHostFailure(error: unknown): void {
  const where = { remote: 'host', build: hostBuild(), source: 'active', expose: './App' } as const;
  reportFailure({ ...where, phase: 'render', cause: 'thrown', attempt: 1, rendered: false }, error);
}
