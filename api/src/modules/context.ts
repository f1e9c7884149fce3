import type { Clock } from '../clock';
import type { ApiConfig } from '../config';
import type { DatabaseHandle } from '../database/database';
import type { RegisterEndpoint } from '../plugins/endpoints';

/** What every module is given. */
export interface ModuleContext {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly config: ApiConfig;
  readonly registerEndpoint: RegisterEndpoint;
}
