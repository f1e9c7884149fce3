import type { BuildRecord } from '@formline/shared/contracts/platform/buildRecord';
import { readManifest } from '../build/readManifest';
import type { RemoteName } from '../build/workspace';
import { uniqueNameOf } from '../webpack/baseConfig';

export const DEV_BUILD = 'dev';

export const devRecord = async (name: RemoteName): Promise<BuildRecord> => ({
  name,
  version: DEV_BUILD,
  build: DEV_BUILD,
  global: uniqueNameOf({ name, build: DEV_BUILD, mode: 'development', outputDir: '' }),
  files: {},
  manifest: await readManifest(name),
});
