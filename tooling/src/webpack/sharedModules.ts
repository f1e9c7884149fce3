/**
 * The modules of which a page holds one copy, provided by the host. They are few and small on purpose: sharing a whole
 * library would put all of it into the first load, so each big library has one door in `shared` and the door is shared.
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

const singleton = (requiredVersion: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  // A remote carries no copy of its own: the host's is the only one.
  import: false as const,
});

/** What a remote declares as shared. */
export const remoteShared = {
  react: singleton('^19.0.0'),
  'react/jsx-runtime': singleton('^19.0.0'),
  'react-dom': singleton('^19.0.0'),
  ...Object.fromEntries(doorKeys.map((key) => [`@formline/shared/${key}`, singleton('^1.0.0')])),
};
