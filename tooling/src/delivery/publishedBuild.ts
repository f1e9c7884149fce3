import {
  BUILD_RECORD_FILE,
  type BuildIntegrity,
  type BuildRecord,
  INTEGRITY_FILE,
} from '@formline/shared/contracts/platform/buildRecord';
import * as z from '@formline/shared/contracts/schema';
import { buildFolder } from '@formline/shared/domain/delivery/remoteBuild';
import { parseBuildRecord } from '../build/buildRecord';
import { hostPage } from '../build/hostPage';
import { parseIntegrity } from '../build/integrityFile';
import { DeliveryError } from './DeliveryError';
import type { Store } from './store/Store';

export interface PublishedBuild {
  readonly record: BuildRecord;
  readonly integrity: BuildIntegrity;
}

export const PUBLISHED_FILE = 'published.json';

const publicationSchema = z.object({ at: z.iso.datetime(), by: z.string() });

export const buildKey = (name: string, build: string) =>
  name === 'host' ? `host/${build}/` : buildFolder(name, build).slice(1);

const textAt = async (store: Store, key: string) => (await store.read(key))?.content.toString() ?? null;

function understood<T>(text: string | null, parse: (text: string) => T | null): T | null {
  try {
    return text === null ? null : parse(text);
  } catch {
    // Not JSON: the caller reports the file.
    return null;
  }
}

async function readParts(store: Store, folder: string): Promise<PublishedBuild | 'missing' | 'broken'> {
  const recordText = await textAt(store, folder + BUILD_RECORD_FILE);
  if (recordText === null) return 'missing';
  const integrityText = await textAt(store, folder + INTEGRITY_FILE);
  const record = understood(recordText, parseBuildRecord);
  const integrity = understood(integrityText, parseIntegrity);
  return record && integrity ? { record, integrity } : 'broken';
}

export async function readSoundBuild(
  store: Store,
  name: string,
  build: string,
): Promise<PublishedBuild | null> {
  const found = await readParts(store, buildKey(name, build));
  return typeof found === 'string' ? null : found;
}

export async function readPublishedBuild(
  store: Store,
  name: string,
  build: string,
): Promise<PublishedBuild | null> {
  const found = await readParts(store, buildKey(name, build));
  if (found === 'missing') return null;
  if (found !== 'broken') return found;
  throw new DeliveryError(
    `${name} ${build} in ${store.location} is broken: its record or its list of hashes is missing or not readable. Build it anew and publish that.`,
  );
}

export async function readPublication(store: Store, name: string, build: string) {
  return parsePublication(await textAt(store, buildKey(name, build) + PUBLISHED_FILE));
}

/** When a build was published and by whom; null for a text that does not say so. */
export const parsePublication = (text: string | null) =>
  understood(text, (json) => z.safeParse(publicationSchema, JSON.parse(json)).data ?? null);

export interface BuildFolder {
  readonly name: string;
  readonly build: string;
  readonly keys: readonly string[];
  /** False: the record is missing, because the upload is running or was interrupted. */
  readonly isComplete: boolean;
}

const FOLDER = /^(?:host|remotes\/(?<remote>[^/]+))\/(?<build>[^/]+)\//;

export async function listBuilds(store: Store): Promise<BuildFolder[]> {
  const keys = [...(await store.list('host/')), ...(await store.list('remotes/'))];
  const folders = new Map<string, { name: string; build: string; keys: string[] }>();
  for (const key of keys) {
    const { remote: name = 'host', build } = FOLDER.exec(key)?.groups ?? {};
    if (build === undefined) continue;
    const folder = folders.get(`${name}/${build}`) ?? { name, build, keys: [] };
    folder.keys.push(key);
    folders.set(`${name}/${build}`, folder);
  }
  return [...folders.values()].map((folder) => ({
    ...folder,
    isComplete: folder.keys.some((key) => key.endsWith(`/${BUILD_RECORD_FILE}`)),
  }));
}

export const pageOf = ({ record, integrity }: PublishedBuild) =>
  record.page ?? hostPage({ ...record, integrity });
