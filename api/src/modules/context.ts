import type { Clock } from '../clock';
import type { ApiConfig } from '../config';
import type { DatabaseHandle } from '../database/database';
import type { BackgroundWork } from '../mail/backgroundWork';
import type { EmailOutbox } from '../mail/emailOutbox';
import type { Media } from '../media/openMedia';
import type { Authenticate } from '../plugins/authentication';
import type { RegisterEndpoint } from '../plugins/endpoints';
import type { RefuseOverload } from '../plugins/overload';
import type { LegalDocument } from './accounts/legalDocuments/legalDocuments';

/** What every module is given. */
export interface ModuleContext {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly config: ApiConfig;
  /** The documents in force, read once at start. */
  readonly legalDocuments: readonly LegalDocument[];
  readonly emailOutbox: EmailOutbox;
  readonly background: BackgroundWork;
  readonly media: Media;
  /** For routes that are no endpoint of the contract. */
  readonly authenticate: Authenticate;
  readonly refuseOverload: RefuseOverload;
  readonly registerEndpoint: RegisterEndpoint;
}
