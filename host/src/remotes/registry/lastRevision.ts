import type { Registry } from '@formline/shared/contracts/platform/registry';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';

export const lastRevision = browserRecord('revision', z.object({ revision: z.int(), at: z.string() }), {
  tabs: 'all',
  until: 'removed',
});

type Revision = ReturnType<typeof lastRevision.read>;

export const revisionOf = ({ revision, change: { at } }: Registry) => ({ revision, at });

/** A rollback has a higher number. A lower number with a later date means a new count. */
export const isOutdated = (registry: Registry, known: Revision): boolean =>
  known !== null &&
  registry.revision < known.revision &&
  Date.parse(registry.change.at) <= Date.parse(known.at);
