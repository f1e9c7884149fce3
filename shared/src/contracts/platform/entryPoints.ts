/** One copy a page, provided by the host. A big library has one entry point, which is shared in its place. */
export const entryPointKeys = [
  'ui/basics',
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

export type EntryPointName = `${typeof ENTRY_POINT_PREFIX}${EntryPointKey}`;
export const entryPointName = (key: EntryPointKey): EntryPointName => `${ENTRY_POINT_PREFIX}${key}`;

/** The entry point of a shared name, or undefined. */
export const entryPointOf = (name: string): EntryPointKey | undefined =>
  entryPointKeys.find((key) => entryPointName(key) === name);
