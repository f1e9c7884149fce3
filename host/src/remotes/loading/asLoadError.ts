import { lostFile } from './lostFile';
import { RemoteLoadError } from './RemoteLoadError';

/** Message of the federation runtime for an incompatible shared module. */
const OTHER_VERSION = /shared singleton module/;

export function asLoadError(thrown: unknown): RemoteLoadError {
  if (thrown instanceof RemoteLoadError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const file = lostFile(thrown);
  if (file) return new RemoteLoadError(file.cause, message, { cause: thrown, status: file.status });
  const why = OTHER_VERSION.test(message) ? 'shared-version' : 'evaluation';
  return new RemoteLoadError(why, message, { cause: thrown });
}
