import type { FailureCause } from '@formline/shared/contracts/platform/clientReports';
import { lostFile } from './fileFailure';

interface LoadErrorOptions extends ErrorOptions {
  readonly status?: number | undefined;
}

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly why: FailureCause;
  readonly status: number | undefined;

  constructor(why: FailureCause, message: string, { status, ...options }: LoadErrorOptions = {}) {
    super(message, options);
    this.why = why;
    this.status = status;
  }
}

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
