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

export interface ModuleContext {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly config: ApiConfig;
  readonly legalDocuments: readonly LegalDocument[];
  readonly emailOutbox: EmailOutbox;
  readonly background: BackgroundWork;
  readonly media: Media;
  readonly authenticate: Authenticate;
  readonly refuseOverload: RefuseOverload;
  readonly registerEndpoint: RegisterEndpoint;
  /** Injected at start, because lower modules must not import higher ones. */
  readonly ownsPicture: OwnsPicture;
  readonly onClientLeaves: OnClientLeaves;
  readonly groupPlansIn: (db: Transaction) => GroupPlans;
}
