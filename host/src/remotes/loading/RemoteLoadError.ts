import type { FailureCause } from '@formline/shared/contracts/platform/clientReports';

interface LoadErrorOptions extends ErrorOptions {
  readonly status?: number | undefined;
}

/** Every failure before there was something to render. */
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
