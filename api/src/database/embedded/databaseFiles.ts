import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a Unix socket every system takes (104 bytes on macOS, 108 on Linux), the file's name taken off. */
const LONGEST_SOCKET_FOLDER = 100 - '/.s.PGSQL.5432'.length;

/** The folder of the socket: inside the data folder, or a private one in the temporary folder if the path is too long. */
export function socketFolderOf(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER ? inside : join(tmpdir(), `formline-${digest}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const CLUSTER = 'postgres';
const DRAFT = 'postgres.draft';

/** The cluster's own folder. Only a finished copy of the template carries this name. */
export const clusterFolderOf = (dataDir: string): string => join(dataDir, CLUSTER);

/** What a set-up that was cut off leaves behind; people's data is never in it. */
export const setUpLeftovers: readonly string[] = [DRAFT, 'socket'];

/** A new, still empty folder a cluster is set up in before it gets its name. */
export function draftClusterFolder(dataDir: string): string {
  const folder = join(dataDir, DRAFT);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** Gives a cluster that was set up completely its name. @throws if there is one already: it is never replaced */
export function publishCluster(dataDir: string): void {
  const folder = clusterFolderOf(dataDir);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  renameSync(join(dataDir, DRAFT), folder);
}

/** The prepared empty cluster of an earlier start, if there is one for this version. */
export function readTemplate(cacheDir: string, version: string): Blob | null {
  const file = templateFile(cacheDir, version);
  return existsSync(file) ? new Blob([readFileSync(file)]) : null;
}

/** Keeps a prepared empty cluster; a half-written file never carries the final name and does not stay. */
export async function writeTemplate(cacheDir: string, version: string, template: Blob): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  const draft = join(cacheDir, `${randomUUID()}.draft`);
  try {
    writeFileSync(draft, Buffer.from(await template.arrayBuffer()));
    renameSync(draft, templateFile(cacheDir, version));
  } finally {
    rmSync(draft, { force: true });
  }
}

const templateFile = (cacheDir: string, version: string): string =>
  join(cacheDir, `postgres-template-${version}.tar`);
