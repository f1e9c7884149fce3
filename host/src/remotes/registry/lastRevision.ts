import type { Registry } from '@formline/shared/contracts/registry';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';

/** Which revision of the registry this browser went by last. */
export const lastRevision = browserRecord('revision', z.object({ revision: z.int(), at: z.string() }), {
  tabs: 'all',
  until: 'removed',
});

type Revision = ReturnType<typeof lastRevision.read>;

/** What of a registry says which revision it is. */
export const revisionOf = ({ revision, change: { at } }: Registry) => ({ revision, at });

/**
 * True when a registry was left behind by another: a server that lags sent it. A rollback is a revision of its own; one
 * with a lower number that was written later begins another count.
 */
export const isOutdated = (registry: Registry, known: Revision): boolean =>
  known !== null &&
  registry.revision < known.revision &&
  Date.parse(registry.change.at) <= Date.parse(known.at);
