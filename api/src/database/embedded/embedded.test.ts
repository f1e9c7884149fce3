/** @embedded The data folder, its lock and what a killed process leaves. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../packageRoot';
import { testCacheDir } from '../../testing/databases/testDatabases';
import { socketFolderOf } from './databaseFiles';

jest.setTimeout(180_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formline-embedded-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = join(packageRoot, 'src/testing/databases/embeddedHolder.ts');

function startHolder(dataDir: string, rows = 0): { process: ChildProcess; nextLine: () => Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir, testCacheDir, String(rows)], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    nextLine: async () => {
      const line = await lines.next();
      return line.done ? 'ended' : line.value;
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the data folder', () => {
  it('is refused to a second process, and keeps every acknowledged row when the first is killed', async () => {
    const first = startHolder(folder, 1_000_000);
    expect(await first.nextLine()).toBe('holds 0');
    const second = startHolder(folder);
    expect(await second.nextLine()).toBe(
      `DataFolderInUseError: The data folder ${folder} is in use by another Formline process.`,
    );
    let acknowledged = 0;
    while (acknowledged < 40) acknowledged = Number((await first.nextLine()).replace('wrote ', ''));
    await kill(first.process);
    const third = startHolder(folder);
    const [, held] = (await third.nextLine()).split(' ');
    expect(Number(held)).toBeGreaterThanOrEqual(acknowledged);
    await kill(third.process);
  });

  it('is set up anew when the first set-up was cut off', async () => {
    writeFileSync(join(folder, 'postgres.draft'), 'half of something');
    const first = startHolder(folder);
    expect(await first.nextLine()).toBe('holds 0');
    expect(existsSync(join(folder, 'postgres.draft'))).toBe(false);
    await kill(first.process);
  });
});

describe('the folder of the socket', () => {
  it('is inside the data folder and open to nobody else', () => {
    const socketFolder = socketFolderOf(folder);
    expect(socketFolder).toBe(join(folder, 'socket'));
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  });

  it('is in the temporary folder when its path would be too long', () => {
    const socketFolder = socketFolderOf(join(folder, 'a'.repeat(100)));
    expect(dirname(socketFolder)).toBe(tmpdir());
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    rmSync(socketFolder, { recursive: true });
  });
});
