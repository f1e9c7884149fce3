import {
  BUILD_RECORD_FILE,
  type BuildRecord,
  buildRecordSchema,
  CONTRACT_FILE,
} from '@formline/shared/contracts/platform/buildRecord';
import { remoteManifestSchema } from '@formline/shared/contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { type BuildContract, parseBuildContract } from '../../build/buildContract';
import { DeliveryError } from '../DeliveryError';
import type { BuildFiles, PlacedBuild } from './BuildFiles';
import type { Candidate, LiveHost } from './Deployment';

export async function readContract(files: BuildFiles, name: string): Promise<BuildContract | null> {
  const content = await files.read(CONTRACT_FILE);
  return content && parseBuildContract(content.toString(), `The contract of ${name}`);
}

async function readRecord({ name, files, location }: PlacedBuild): Promise<BuildRecord> {
  const content = await files.read(BUILD_RECORD_FILE);
  if (!content) throw new DeliveryError(`There is no finished build in ${location}.`);
  const record = z.safeParse(buildRecordSchema, JSON.parse(content.toString())).data;
  if (!record) throw new DeliveryError(`${location} is no build.`);
  if (record.name !== name)
    throw new DeliveryError(`${location} is a build of ${record.name}, not of ${name}.`);
  return record;
}

export async function readCandidate(placed: PlacedBuild): Promise<Candidate> {
  const { name, build, global, files, manifest: unread } = await readRecord(placed);
  const manifest = z.safeParse(remoteManifestSchema, unread).data;
  if (!manifest) throw new DeliveryError(`The build in ${placed.location} has no valid manifest.`);
  const exposed = Object.entries(files).map(([chunk, list]) => [`./${chunk}`, list] as const);
  const source = placed.files;
  const contract = await readContract(source, `${name} ${build}`);
  return { name, build, global, manifest, files: Object.fromEntries(exposed), source, contract };
}

export async function readHostCandidate(placed: PlacedBuild): Promise<Candidate & LiveHost> {
  const { name, build, global } = await readRecord(placed);
  const source = placed.files;
  const contract = await readContract(source, `${name} ${build}`);
  return { name, build, global, manifest: null, files: {}, source, contract, closesAt: null };
}
