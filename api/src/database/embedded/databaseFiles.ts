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

/** The cluster's own folder. Only a finished copy of the template carries this name. */
export const clusterFolderOf = (dataDir: string): string => join(dataDir, 'postgres');

/** True once the cluster was set up completely. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(join(clusterFolderOf(dataDir), 'PG_VERSION'));

/** A new, still empty folder a cluster is set up in before it gets its name. */
export function draftClusterFolder(dataDir: string): string {
  const folder = join(dataDir, 'postgres.draft');
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** Gives a cluster that was set up completely its name. */
export function publishCluster(dataDir: string): void {
  rmSync(clusterFolderOf(dataDir), { recursive: true, force: true });
  renameSync(join(dataDir, 'postgres.draft'), clusterFolderOf(dataDir));
}

/** The prepared empty cluster of an earlier start, if there is one for this version. */
export function readTemplate(cacheDir: string, version: string): Blob | null {
  const file = templateFile(cacheDir, version);
  return existsSync(file) ? new Blob([readFileSync(file)]) : null;
}

/** Keeps a prepared empty cluster; a half-written file never carries the final name. */
export async function writeTemplate(cacheDir: string, version: string, template: Blob): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  const draft = join(cacheDir, `${randomUUID()}.draft`);
  writeFileSync(draft, Buffer.from(await template.arrayBuffer()));
  renameSync(draft, templateFile(cacheDir, version));
}

const templateFile = (cacheDir: string, version: string): string =>
  join(cacheDir, `postgres-template-${version}.tar`);
