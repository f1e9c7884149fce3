/**
 * The modules of `shared` of which a page holds one copy, provided by the host. They are few and small on purpose: sharing a
 * whole library would put all of it into the first load, so each big library has one door in `shared` and the door is
 * shared. The host's list of modules is held to this one by its type.
 */
export const doorKeys = [
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
export type DoorKey = (typeof doorKeys)[number];

const DOOR_PREFIX = '@formline/shared/';

/** Name under which a door is shared and imported. */
export type DoorName = `${typeof DOOR_PREFIX}${DoorKey}`;
export const doorName = (key: DoorKey): DoorName => `${DOOR_PREFIX}${key}`;

/** The door that is shared under a name; undefined when the name is none of a door's. */
export const doorOf = (name: string): DoorKey | undefined => doorKeys.find((key) => doorName(key) === name);
