import { BUILD_RECORD_FILE, buildRecordSchema } from '@formline/shared/contracts/buildRecord';
import { remoteManifestSchema } from '@formline/shared/contracts/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { type BuildContract, CONTRACT_FILE, parseBuildContract } from '../../build/buildContract';
import { DeliveryError } from '../DeliveryError';
import type { BuildFiles } from './BuildFiles';
import type { ComparedBuild } from './Deployment';

/** The contract of a build; null when it carries none. @throws Error when it is not readable */
export async function readContract(files: BuildFiles, name: string): Promise<BuildContract | null> {
  const content = await files.read(CONTRACT_FILE);
  return content && parseBuildContract(content.toString(), `The contract of ${name}`);
}

/** Reads the build that is to go live. @throws DeliveryError when there is no finished build of this remote */
export async function readCandidate(
  files: BuildFiles,
  remote: string,
  place: string,
): Promise<ComparedBuild> {
  const content = await files.read(BUILD_RECORD_FILE);
  if (!content) throw new DeliveryError(`There is no finished build in ${place}.`);
  const record = z.safeParse(buildRecordSchema, JSON.parse(content.toString())).data;
  const manifest = z.safeParse(remoteManifestSchema, record?.manifest).data;
  if (!record || !manifest) throw new DeliveryError(`${place} is no build of a remote.`);
  if (record.name !== remote)
    throw new DeliveryError(`${place} is a build of ${record.name}, not of ${remote}.`);
  const { name, build } = record;
  const exposed = Object.entries(record.files).map(([chunk, list]) => [`./${chunk}`, list] as const);
  const contract = await readContract(files, `${name} ${build}`);
  return { name, build, manifest, files: Object.fromEntries(exposed), folder: null, contract };
}
