/**
 * The modules of `shared` of which a page holds one copy, provided by the host. They are few and small on purpose: sharing a
 * whole library would put all of it into the first load, so each big library has one door in `shared` and the door is
 * shared. The host's list of modules is held to this one by its type.
 */
export const entryPointKeys = [
  'ui/core',
  'ui/forms',
  'ui/charts',
  'ui/controls',
  'ui/overlays',
  'ui/motion',
  'ui/pickers',
  'ui/sortable',
  'routing',
  'query',
  'events',
  'api-client',
  'session',
  'slots',
  'site-config',
  'contracts/schema',
] as const;
export type EntryPointKey = (typeof entryPointKeys)[number];

const ENTRY_POINT_PREFIX = '@formline/shared/';

/** Name under which a door is shared and imported. */
export type EntryPointName = `${typeof ENTRY_POINT_PREFIX}${EntryPointKey}`;
export const entryPointName = (key: EntryPointKey): EntryPointName => `${ENTRY_POINT_PREFIX}${key}`;

/** The door that is shared under a name; undefined when the name is none of a door's. */
export const entryPointOf = (name: string): EntryPointKey | undefined =>
  entryPointKeys.find((key) => entryPointName(key) === name);
