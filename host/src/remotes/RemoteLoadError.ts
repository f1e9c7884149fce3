import type { FailureCause } from '@formline/shared/contracts/clientReports';

/** A remote that did not give the module that was wanted; all that failed before there was anything to draw. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly why: FailureCause;

  constructor(why: FailureCause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
