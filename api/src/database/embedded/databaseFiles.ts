import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Shortest path limit for Unix sockets (104 bytes on macOS, 108 on Linux), less the file name. */
const LONGEST_SOCKET_FOLDER = 100 - '/.s.PGSQL.5432'.length;

/** Falls back to a private temporary folder if the path in the data folder is too long for a socket. */
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

/** Only a finished copy of the template gets this name. */
export const clusterFolderOf = (dataDir: string): string => join(dataDir, CLUSTER);

/** Left by an interrupted set-up; never contains people's data. */
export const setUpLeftovers: readonly string[] = [DRAFT, 'socket'];

export function draftClusterFolder(dataDir: string): string {
  const folder = join(dataDir, DRAFT);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** @throws if a cluster exists: it is never replaced */
export function publishCluster(dataDir: string): void {
  const folder = clusterFolderOf(dataDir);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  renameSync(join(dataDir, DRAFT), folder);
}

export function readTemplate(cacheDir: string, version: string): Blob | null {
  const file = templateFile(cacheDir, version);
  return existsSync(file) ? new Blob([readFileSync(file)]) : null;
}

/** Written to a draft and renamed, so that a half-written file never has the final name. */
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
