/** @embedded What a start does with a data folder that is not empty. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../packageRoot';
import { testCacheDir } from '../../testing/databases/testDatabases';
import { assertRoomForDatabase, isDiskFull, MARKER_FILE, POSTGRES_MAJOR } from './dataFolder';
import { type DataFolderRefusal, DataFolderRefusedError } from './DataFolderRefusedError';
import { UnusableDatabaseError } from '../databaseErrors';
import { dataFolderError, startEmbeddedDatabase } from './startEmbeddedDatabase';

const mockStatfs = jest.fn(() => ({ bavail: 1_000_000, bsize: 4096 }));
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), statfsSync: () => mockStatfs() }));

jest.setTimeout(180_000);

let parent: string;
/** A folder that Formline has filled, and one whose database has no tables. Tests use copies. */
let filled: string;
let foreign: string;
let folder: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'formline-folder-'));
  filled = join(parent, 'filled');
  foreign = join(parent, 'foreign');
  await open(filled, ['filled', 'ready']);
  await open(foreign);
  rmSync(join(foreign, MARKER_FILE));
  // A killed process leaves its socket, which cannot be copied.
  for (const made of [filled, foreign]) rmSync(join(made, 'socket'), { recursive: true, force: true });
});

beforeEach(() => {
  folder = join(parent, 'folder');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function open(dataDir: string, steps: readonly string[] = []): Promise<string> {
  const holder = join(packageRoot, 'src/testing/databases/embeddedHolder.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir, testCacheDir, '0', ...steps], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  await kill(child);
  return line.done ? 'ended' : line.value;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const refusalOf = (dataDir: string): Promise<string> =>
  startEmbeddedDatabase({ dataDir, cacheDir: testCacheDir }).then(
    () => 'opened',
    (error: unknown) => String(error),
  );

const refused = (refusal: DataFolderRefusal): string => String(new DataFolderRefusedError(folder, refusal));

const listing = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();

const remove = (name: string) => (): void => rmSync(join(folder, name), { recursive: true });

describe('a folder in use', () => {
  it('says so in a marker, and is opened again', async () => {
    cpSync(filled, folder, { recursive: true });
    expect(JSON.parse(readFileSync(join(folder, MARKER_FILE), 'utf8'))).toEqual({
      product: 'formline',
      format: 1,
      state: 'ready',
    });
    expect(await open(folder)).toBe('holds 0');
  });

  it('of a version that wrote no marker is opened and gets one', async () => {
    cpSync(filled, folder, { recursive: true });
    rmSync(join(folder, MARKER_FILE));
    expect(await open(folder)).toBe('holds 0');
    expect(readFileSync(join(folder, MARKER_FILE), 'utf8')).toContain('"ready"');
  });

  it('holds a cluster of the version that is asked for', () => {
    expect(readFileSync(join(filled, 'postgres/PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR);
  });

  it.each<[string, DataFolderRefusal, () => void]>([
    ['without the file that names its version', 'incomplete', remove('postgres/PG_VERSION')],
    ['without its control file', 'incomplete', remove('postgres/global/pg_control')],
    ['without its database', 'incomplete', remove('postgres')],
    ['without its write-ahead log', 'incomplete', remove('postgres/pg_wal')],
    [
      'of another engine',
      'otherVersion',
      () => writeFileSync(join(folder, 'postgres/PG_VERSION'), `${Number(POSTGRES_MAJOR) + 1}\n`),
    ],
    ['with a version that is none', 'damaged', () => truncateSync(join(folder, 'postgres/PG_VERSION'))],
    [
      'of a later format',
      'otherVersion',
      () => writeFileSync(join(folder, MARKER_FILE), '{"product":"formline","format":2,"state":"ready"}'),
    ],
    ['with a marker that is none', 'unrecognised', () => writeFileSync(join(folder, MARKER_FILE), '{')],
  ])('%s is refused and left as it is', async (_name, refusal, damage) => {
    cpSync(filled, folder, { recursive: true });
    damage();
    const before = listing();
    expect(await refusalOf(folder)).toBe(refused(refusal));
    expect(listing()).toEqual(before);
  });

  it.each<[string, string]>([
    ['a control file', 'global/pg_control'],
    ['a catalogue', 'base/5/pg_filenode.map'],
  ])(
    'with %s that was cut off is refused in the same plain words, and keeps its files',
    async (_name, file) => {
      cpSync(filled, folder, { recursive: true });
      truncateSync(join(folder, 'postgres', file));
      expect(await open(folder)).toBe(refused('damaged'));
      expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true);
    },
  );

  it('whose database has no tables any more is refused', async () => {
    cpSync(filled, folder, { recursive: true });
    rmSync(join(folder, 'postgres'), { recursive: true });
    cpSync(join(foreign, 'postgres'), join(folder, 'postgres'), { recursive: true });
    expect(await open(folder)).toBe(refused('incomplete'));
  });
});

describe('a folder of somebody else', () => {
  it.each(['notes.txt', 'postgres.conf', 'socket-notes'])('with %s in it is left as it is', async (name) => {
    mkdirSync(join(folder, 'socket'), { recursive: true });
    writeFileSync(join(folder, 'socket', 'mine'), 'mine');
    writeFileSync(join(folder, name), 'mine');
    const before = listing();
    expect(await refusalOf(folder)).toBe(refused('unrecognised'));
    expect(listing()).toEqual(before);
  });

  it('with a database of another program is refused', async () => {
    cpSync(foreign, folder, { recursive: true });
    expect(await open(folder)).toBe(refused('unrecognised'));
  });
});

describe('a full disk', () => {
  beforeEach(() => mockStatfs.mockReturnValue({ bavail: 1000, bsize: 4096 }));
  afterEach(() => mockStatfs.mockReturnValue({ bavail: 1_000_000, bsize: 4096 }));

  it('is told before a new database is begun', () => {
    expect(() => assertRoomForDatabase(filled)).toThrow(new DataFolderRefusedError(filled, 'diskFull'));
  });

  it('is told instead of what the database makes of it', () => {
    expect(isDiskFull(filled)).toBe(true);
    expect(dataFolderError(filled, new Error('could not extend file "base/5/16384"'))).toEqual(
      new DataFolderRefusedError(filled, 'diskFull'),
    );
  });
});

it.each([
  ['XX001', 'damaged'],
  ['58P01', 'damaged'],
  ['', 'damaged'],
  ['42P07', 'notPrepared'],
  ['23505', 'notPrepared'],
] as const)('an error %s while the database is prepared is told as %s', (code, refusal) => {
  expect(dataFolderError(filled, new UnusableDatabaseError(code))).toEqual(
    new DataFolderRefusedError(filled, refusal),
  );
});

it('is recognised by its name, because the bundle of the API has its own classes', () => {
  const error = Object.assign(new Error('no'), { name: 'UnusableDatabaseError', code: '42P07' });
  expect(dataFolderError(filled, error)).toEqual(new DataFolderRefusedError(filled, 'notPrepared'));
});

it('each refusal is one sentence that names the folder and a way out', () => {
  for (const refusal of ['unrecognised', 'incomplete', 'damaged', 'notPrepared', 'otherVersion'] as const) {
    const { message } = new DataFolderRefusedError('/srv/data', refusal);
    expect(message).toMatch(/^[^.]*\/srv\/data [^.]*npm start -- --new-data[^.]*\.$/);
    expect(message).toContain('backup');
  }
});
