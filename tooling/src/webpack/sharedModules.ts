import { entryPointKeys, entryPointName } from '@formline/shared/contracts/platform/entryPoints';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';

const singleton = (requiredVersion: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  // The host's copy is the only one.
  import: false as const,
});

export const remoteShared = {
  react: singleton('^19.0.0'),
  'react/jsx-runtime': singleton('^19.0.0'),
  'react-dom': singleton('^19.0.0'),
  ...Object.fromEntries(
    entryPointKeys.map((key) => [entryPointName(key), singleton(`^${CONTRACT_VERSION}`)]),
  ),
};
