import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  BUILD_RECORD_FILE,
  type BuildIntegrity,
  type BuildRecord,
} from '@formline/shared/contracts/platform/buildRecord';
import { parseBuildRecord } from '../build/buildRecord';
import { hashFolder, readIntegrity } from '../build/integrityFile';
import { DeliveryError } from './DeliveryError';
import { buildKey, PUBLISHED_FILE, readPublishedBuild } from './publishedBuild';
import type { Store } from './store/Store';
import { MF, packageDir } from '../build/workspace';

export interface Publication {
  readonly name: string;
  readonly build: string;
  readonly isNew: boolean;
  readonly files: number;
}

const AT_ONCE = 8;

export function readLocalRecord(dir: string): BuildRecord {
  const file = path.join(dir, BUILD_RECORD_FILE);
  const record = existsSync(file) ? parseBuildRecord(readFileSync(file, 'utf8')) : null;
  if (record) return record;
  throw new DeliveryError(
    `${dir} holds no finished build: there is no ${BUILD_RECORD_FILE}. Build it first with \`${MF} build\`.`,
  );
}

function readLocalIntegrity(dir: string): BuildIntegrity {
  const listed = readIntegrity(dir);
  const found = hashFolder(dir);
  const changed = Object.keys(listed).filter((file) => listed[file] !== found[file]);
  if (changed.length === 0) return listed;
  throw new DeliveryError(
    `${dir} is not as it was built: ${changed.join(', ')} changed or is missing. Build it anew.`,
  );
}

const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== BUILD_RECORD_FILE && file !== PUBLISHED_FILE)
    .sort();

async function sendFile(store: Store, key: string, content: Buffer): Promise<void> {
  const isNew = await store.create(key, content);
  if ((await store.read(key))?.content.equals(content)) return;
  throw new DeliveryError(
    isNew
      ? `${key} did not arrive as it was sent to ${store.location}. Publish again.`
      : `${key} is in ${store.location} already with another content, and a build is never overwritten. Build anew under another name.`,
  );
}

async function sendFiles(store: Store, folder: string, dir: string): Promise<number> {
  const files = filesOf(dir);
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      await sendFile(store, folder + file, readFileSync(path.join(dir, file)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.length + 1;
}

/** The record is uploaded last, so that the next upload completes an interrupted one. @throws DeliveryError */
export async function publishBuild(store: Store, dir: string, by: string): Promise<Publication> {
  const record = readLocalRecord(dir);
  const integrity = readLocalIntegrity(dir);
  const { name, build } = record;
  const known = await readPublishedBuild(store, name, build);
  if (known) {
    if (isDeepStrictEqual(known.integrity, integrity)) return { name, build, isNew: false, files: 0 };
    throw new DeliveryError(
      `${name} ${build} is in ${store.location} already with other files, and a build is never overwritten. Build anew under another name.`,
    );
  }
  const folder = buildKey(name, build);
  const publication = JSON.stringify({ at: new Date().toISOString(), by });
  // Written first and again on a retry, because gc judges by its age whether an upload is running.
  await store.replace(folder + PUBLISHED_FILE, publication, null);
  const files = await sendFiles(store, folder, dir);
  await sendFile(store, folder + BUILD_RECORD_FILE, readFileSync(path.join(dir, BUILD_RECORD_FILE)));
  return { name, build, isNew: true, files };
}

/** Existing files stay, because they belong to the operator. */
export async function publishRootFiles(store: Store): Promise<void> {
  const folder = path.join(packageDir('host'), 'public');
  for (const file of readdirSync(folder)) await store.create(file, readFileSync(path.join(folder, file)));
}
