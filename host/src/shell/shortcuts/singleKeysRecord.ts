import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';

/** Stored by browser, because it depends on the person's keyboard and not on the account. */
export const singleKeysRecord = browserRecord('singleKeysOn', z.boolean(), { tabs: 'all', until: 'removed' });
