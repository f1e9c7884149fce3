import type { Clock } from '../clock';
import type { ApiConfig } from '../config';
import type { DatabasePool, Transaction } from '../database/database';
import type { BackgroundWork } from '../mail/backgroundWork';
import type { EmailOutbox } from '../mail/emailOutbox';
import type { Media } from '../media/openMedia';
import type { Authenticate } from '../plugins/authentication';
import type { RegisterEndpoint } from '../plugins/endpoints';
import type { RefuseOverload } from '../plugins/overload';
import type { LegalDocument } from './accounts/legalDocuments/legalDocuments';
import type { OnClientLeaves } from './people/clients/clientRemoval.service';
import type { OwnsPicture } from './people/users/checkAvatar';
import type { GroupPlans } from './scheduling/clientGroups/groupChanges.service';

/** What every module is given. */
export interface ModuleContext {
  /** For what is public, for forms and for policies; a change works on the transaction of its call. */
  readonly db: DatabasePool;
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
  /** What lower modules need of higher ones, which are registered for it at start. */
  readonly ownsPicture: OwnsPicture;
  readonly onClientLeaves: OnClientLeaves;
  readonly groupPlansIn: (db: Transaction) => GroupPlans;
}
