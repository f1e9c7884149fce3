import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';

/** Whether shortcuts of one key alone work. How somebody uses a keyboard is the browser's, not the account's. */
export const singleKeysRecord = browserRecord('singleKeysOn', z.boolean(), { tabs: 'all', until: 'removed' });
