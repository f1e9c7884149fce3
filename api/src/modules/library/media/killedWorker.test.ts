import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readWorkoutVideo, uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../../database/schema/jobs';
import { packageRoot } from '../../../packageRoot';
import { buildTrainer } from '../../../testing/builders';
import { drawClip } from '../../../testing/drawClip';
import { fileDatabaseUrl } from '../../../testing/databases/fileDatabase';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

jest.setTimeout(180_000);

/** Without a pause the questions would take a core from the worker. */
const POLL_MS = 20;

let api: TestApp;
let trainer: Caller;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  api = await startTestApp();
  await api.database.db.delete(jobs);
  trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

afterAll(async () => {
  if (worker?.exitCode === null && worker.signalCode === null) await end(worker, 'SIGKILL');
  await api.close();
});

async function startWorker(): Promise<ChildProcess> {
  const { env, execPath } = process;
  const settings = { DATABASE_URL: await fileDatabaseUrl(), MEDIA_DIR: api.mediaFolder, LOG_LEVEL: 'silent' };
  worker = spawn(execPath, ['--import', 'tsx', 'src/worker.ts'], {
    cwd: packageRoot,
    env: { ...env, ...settings },
    stdio: 'inherit',
  });
  return worker;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  await reconnect();
}

/** The embedded database has one session, so the worker invalidated this connection's prepared statements. */
async function reconnect(): Promise<void> {
  (await api.database.pool.connect()).release(true);
}

const namesIn = (folder: string) => readdir(folder, { recursive: true }).catch(() => []);
const keptFiles = async () =>
  (await namesIn(api.mediaFolder)).filter((name) => !name.startsWith('.work')).sort();

/** Reads files only while a worker lives, because the embedded database has one session for all. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}

it('a video whose worker is killed while it makes it is made by the next, and shown only then', async () => {
  const video = new Blob([await drawClip({ seconds: 6, size: '1280x720', more: ['-preset', 'ultrafast'] })]);
  const { id } = await trainer.call(uploadWorkoutVideo, { files: { video } });
  const uploaded = await keptFiles();
  const source = uploaded.find((name) => name.endsWith('/source')) ?? '';
  expect(source).not.toBe('');

  const first = await startWorker();
  await until(async () => (await namesIn(join(api.mediaFolder, '.work'))).some((name) => /\.m4s/.test(name)));
  await end(first, 'SIGKILL');
  expect(await keptFiles()).toEqual(uploaded);
  expect(await trainer.call(readWorkoutVideo, { params: { id } })).toMatchObject({
    status: 'PENDING',
    stream_url: null,
  });

  await api.database.db
    .update(jobs)
    .set({ leaseUntil: sql`now() - interval '1 s'` })
    .where(eq(jobs.subjectId, id));
  const second = await startWorker();
  await until(async () => !(await keptFiles()).includes(source));
  await end(second, 'SIGTERM');
  const { status, stream_url: stream } = await trainer.call(readWorkoutVideo, { params: { id } });
  expect(status).toBe('FINISHED');
  expect((await trainer.send({ method: 'GET', path: stream ?? '' })).text).toContain('RESOLUTION=1280x720');
  const playlists = (await keptFiles()).filter((name) => name.endsWith('p.m3u8'));
  expect(playlists).toHaveLength(2);
  for (const name of playlists) {
    const { text } = await trainer.send({ method: 'GET', path: `/v2.2/media/${name}` });
    const besides = name.slice(0, name.indexOf('/'));
    for (const part of text.match(/[\w-]+\.(?:mp4|m4s)/g) ?? ['none']) {
      expect((await trainer.send({ method: 'GET', path: `/v2.2/media/${besides}/${part}` })).status).toBe(
        200,
      );
    }
  }
});
