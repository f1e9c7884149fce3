import { codeOrigin, HOST_NAME } from '@formline/shared/domain/delivery/codeOrigin';
import { type NotedFailure, noteReport } from '../../reports/noteReport';
import { hostBuild } from '../registry/liveRemotes';
import { noteFailure } from './loadPhases';
import { lostFile } from './fileFailure';
import { RemoteLoadError } from './RemoteLoadError';

type FailureContext = Omit<NotedFailure, 'phase' | 'cause' | 'status'>;

/** Reports remote and build, never anything about the person. */
export function reportFailure(context: FailureContext, error: unknown): void {
  const failure = failureAt(context, error);
  noteReport({ kind: 'failure', failure, error });
  const { remote, phase, build, expose, cause, status } = failure;
  const message = error instanceof Error ? error.message : String(error);
  if (phase !== 'load') noteFailure(remote, { build, expose, cause, status, message });
}

export function reportHostFailure(error: unknown, attempt = 1): void {
  reportFailure({ ...hostItself(), attempt, rendered: false }, error);
}

const hostItself = () =>
  ({ remote: HOST_NAME, build: hostBuild(), source: 'active', expose: './App' }) as const;

function failureAt(context: FailureContext, error: unknown): NotedFailure {
  const isOfLoad = error instanceof RemoteLoadError;
  const file = lostFile(isOfLoad ? error.cause : error);
  const isOfHost = file !== null && isHostFile(file.url);
  if (isOfLoad && !isOfHost) return { ...context, phase: 'load', cause: error.why, status: error.status };
  if (!file) return { ...context, phase: 'render', cause: 'thrown' };
  // A missing entry point is a failure of the host.
  const owner = isOfHost ? hostItself() : {};
  return { ...context, ...owner, phase: 'chunk', cause: file.cause, status: file.status };
}

const isHostFile = (url: string) => codeOrigin(new URL(url, location.href).pathname)?.remote === HOST_NAME;
