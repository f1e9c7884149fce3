import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { DataFolderRefusedError } from './DataFolderRefusedError';
import { clusterFolderOf, setUpLeftovers } from './databaseFiles';

export const MARKER_FILE = 'formline-data.json';
export const POSTGRES_MAJOR = '18';

const markerSchema = z.object({
  product: z.literal('formline'),
  /** Increases when an older Formline could no longer read the folder. */
  format: z.number(),
  /** `creating` until the first start has filled the database, so nobody has worked with it yet. */
  state: z.enum(['creating', 'ready']),
});

const FORMAT = 1;

/** `unmarked`: from a version that wrote no marker. */
export type DataFolderState = 'new' | 'creating' | 'ready' | 'unmarked';

/** Files of the system and the marker's draft do not make a folder non-empty. */
const IGNORED = ['lost+found', '.DS_Store', `${MARKER_FILE}.draft`];

/** Without any of these the engine cannot open a cluster, or would create another one over it. */
const CLUSTER_FILES = ['PG_VERSION', 'postgresql.conf', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** A new database takes 46 MB with the demo data; the rest is for its write-ahead log while it is filled. */
const NEW_DATABASE_BYTES = 128 * 1_048_576;
/** Less than one segment of the write-ahead log, so the engine can no longer write. */
const FULL_DISK_BYTES = 17 * 1_048_576;

/** @throws DataFolderRefusedError when the folder is neither empty nor recognised, or incomplete */
export function recogniseDataFolder(dataDir: string): DataFolderState {
  const entries = readdirSync(dataDir).filter((name) => !IGNORED.includes(name));
  const state = readMarker(dataDir);
  if (existsSync(clusterFolderOf(dataDir))) {
    assertClusterComplete(dataDir);
    return state;
  }
  if (state === 'ready') throw new DataFolderRefusedError(dataDir, 'incomplete');
  const others = entries.filter((name) => name !== MARKER_FILE && !setUpLeftovers.includes(name));
  if (others.length > 0) throw new DataFolderRefusedError(dataDir, 'unrecognised');
  return 'new';
}

/** Written to a draft and renamed, so that a half-written file never has the marker's name. */
export function markDataFolder(dataDir: string, state: 'creating' | 'ready'): void {
  const draft = join(dataDir, `${MARKER_FILE}.draft`);
  const file = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(file, `${JSON.stringify({ product: 'formline', format: FORMAT, state })}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, join(dataDir, MARKER_FILE));
}

/** @throws DataFolderRefusedError when the disk has no room for a new database */
export function assertRoomForDatabase(dataDir: string): void {
  if (freeBytes(dataDir) < NEW_DATABASE_BYTES) throw new DataFolderRefusedError(dataDir, 'diskFull');
}

export const isDiskFull = (dataDir: string): boolean => freeBytes(dataDir) < FULL_DISK_BYTES;

function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

function readMarker(dataDir: string): Exclude<DataFolderState, 'new'> {
  const file = join(dataDir, MARKER_FILE);
  if (!existsSync(file)) return 'unmarked';
  const marker = z.safeParse(markerSchema, parsedOrNull(readFileSync(file, 'utf8')));
  if (!marker.success) throw new DataFolderRefusedError(dataDir, 'unrecognised');
  if (marker.data.format !== FORMAT) throw new DataFolderRefusedError(dataDir, 'otherVersion');
  return marker.data.state;
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function assertClusterComplete(dataDir: string): void {
  const cluster = clusterFolderOf(dataDir);
  const isComplete = CLUSTER_FILES.every((name) => existsSync(join(cluster, name)));
  if (!isComplete) throw new DataFolderRefusedError(dataDir, 'incomplete');
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (/^\d+(\.\d+)?$/.test(version) && version !== POSTGRES_MAJOR)
    throw new DataFolderRefusedError(dataDir, 'otherVersion');
  if (version !== POSTGRES_MAJOR) throw new DataFolderRefusedError(dataDir, 'damaged');
}
