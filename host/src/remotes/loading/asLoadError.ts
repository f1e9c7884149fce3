import { lostFile } from './lostFile';
import { RemoteLoadError } from './RemoteLoadError';

/** What the federation runtime says when the page has no version of a shared module that a remote can use. */
const OTHER_VERSION = /shared singleton module/;

/** Why a module could not be had, read from what was thrown on the way to it. */
export function asLoadError(thrown: unknown): RemoteLoadError {
  if (thrown instanceof RemoteLoadError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const file = lostFile(thrown);
  if (file) return new RemoteLoadError(file.cause, message, { cause: thrown, status: file.status });
  // Nothing failed on the way: the code of the remote threw, or the runtime before it.
  const why = OTHER_VERSION.test(message) ? 'shared-version' : 'evaluation';
  return new RemoteLoadError(why, message, { cause: thrown });
}
