import type { FailureCause } from '@formline/shared/contracts/clientReports';

interface LoadErrorOptions extends ErrorOptions {
  readonly status?: number | undefined;
}

/** A remote that did not give the module that was wanted; all that failed before there was anything to draw. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly why: FailureCause;
  /** Status of the answer where that was the matter. */
  readonly status: number | undefined;

  constructor(why: FailureCause, message: string, { status, ...options }: LoadErrorOptions = {}) {
    super(message, options);
    this.why = why;
    this.status = status;
  }
}
