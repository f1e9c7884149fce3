import type { BuildRecord } from '@formline/shared/contracts/buildRecord';
import { readManifest } from '../build/readManifest';
import type { RemoteName } from '../build/workspace';
import { uniqueNameOf } from '../webpack/baseConfig';

/** Name that stands where a build's version stands otherwise. */
export const DEV_BUILD = 'dev';

/** The record of a remote in development, as a finished build has it, with the manifest as it stands in the sources now. */
export const devRecord = async (name: RemoteName): Promise<BuildRecord> => ({
  name,
  version: DEV_BUILD,
  build: DEV_BUILD,
  global: uniqueNameOf({ name, build: DEV_BUILD, mode: 'development', outputDir: '' }),
  files: {},
  manifest: await readManifest(name),
});
