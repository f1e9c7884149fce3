import type { Clock } from '../clock';
import type { ApiConfig } from '../config';
import type { DatabaseHandle } from '../database/database';
import type { BackgroundWork } from '../mail/backgroundWork';
import type { MailTransport } from '../mail/Mail';
import type { RegisterEndpoint } from '../plugins/endpoints';
import type { LegalDocument } from './legalDocuments/legalDocuments';

/** What every module is given. */
export interface ModuleContext {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly config: ApiConfig;
  /** The documents in force, read once at start. */
  readonly legalDocuments: readonly LegalDocument[];
  readonly mail: MailTransport;
  readonly background: BackgroundWork;
  readonly registerEndpoint: RegisterEndpoint;
}
