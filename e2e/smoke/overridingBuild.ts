import { BUILD_RECORD_FILE, buildRecordSchema } from '@formline/shared/contracts/platform/buildRecord';
import type { RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { remoteManifestSchema } from '@formline/shared/contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { readJson } from './readDeployment';
import { SmokeRefusal } from './SmokeReport';
import { smokeTexts as texts } from './smoke.texts';

export type BuildUnderTest = Pick<RemoteBuild, 'build' | 'manifest'>;

/** Reads the build's own record, so it need not be live. @throws SmokeRefusal when it is not on the site */
export async function overridingBuild(url: string, remote: string, build: string): Promise<BuildUnderTest> {
  const address = new URL(`/remotes/${remote}/${build}/${BUILD_RECORD_FILE}`, url);
  const record = await readJson(address).then(
    (read) => z.safeParse(buildRecordSchema, read).data,
    () => undefined,
  );
  const manifest = z.safeParse(remoteManifestSchema, record?.manifest).data;
  if (record?.name !== remote || record.build !== build || !manifest)
    throw new SmokeRefusal(texts.noBuild(url, remote, build));
  return { build, manifest };
}
