import { codeOrigin, HOST_NAME } from '@formline/shared/domain/codeOrigin';
import { type NotedFailure, noteReport } from '../../reports/noteReport';
import { hostBuild } from '../registry/hostBuild';
import { noteFailure } from './loadPhases';
import { lostFile } from './lostFile';
import { RemoteLoadError } from './RemoteLoadError';

/** What the place on the page knows of a failure; when in its life it came and why is read from the error. */
type FailureContext = Omit<NotedFailure, 'phase' | 'cause' | 'status'>;

/** Has the server told that a remote failed: its name and build, never anything about the person. */
export function reportFailure(context: FailureContext, error: unknown): void {
  const failure = failureAt(context, error);
  noteReport({ kind: 'failure', failure, error });
  const { remote, phase, build, expose, cause, status } = failure;
  const message = error instanceof Error ? error.message : String(error);
  // Of loading each try is noted by itself.
  if (phase !== 'load') noteFailure(remote, { build, expose, cause, status, message });
}

/** Has the server told that the dashboard itself met a fault while drawing a page. */
export function reportHostFailure(error: unknown, attempt = 1): void {
  reportFailure({ ...hostItself(), attempt, rendered: false }, error);
}

const hostItself = () =>
  ({ remote: HOST_NAME, build: hostBuild(), source: 'active', expose: './App' }) as const;

function failureAt(context: FailureContext, error: unknown): NotedFailure {
  const isOfLoad = error instanceof RemoteLoadError;
  const file = lostFile(isOfLoad ? error.cause : error);
  const isOfHost = file !== null && isHostFile(file.address);
  if (isOfLoad && !isOfHost) return { ...context, phase: 'load', cause: error.why, status: error.status };
  if (!file) return { ...context, phase: 'render', cause: 'thrown' };
  // A remote that asks for a door which does not come is not at fault.
  const whose = isOfHost ? hostItself() : {};
  return { ...context, ...whose, phase: 'chunk', cause: file.cause, status: file.status };
}

const isHostFile = (address: string) =>
  codeOrigin(new URL(address, location.href).pathname)?.remote === HOST_NAME;
