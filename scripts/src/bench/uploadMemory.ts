/**
 * Sends a video of 500 MB to a running API server and prints how far its memory grew. `pnpm bench:upload [megabytes]`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { requestToken } from '@formline/shared/contracts/auth';
import { uploadWorkoutVideo } from '@formline/shared/contracts/media';
import * as z from '@formline/shared/contracts/schema';

const MEGABYTE = 1_048_576;
const PORT = 3_917;
const MOST_GROWTH_MB = 64;
const SAMPLE_MS = 20;

const root = path.resolve(import.meta.dirname, '../../..');
const megabytes = Number(process.argv[2] ?? 500);
const folder = await mkdtemp(path.join(tmpdir(), 'formline-bench-'));
const database = await startEmbeddedDatabase({
  dataDir: path.join(folder, 'data'),
  cacheDir: path.join(root, '.cache'),
});
const server = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'api/src/server.ts')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    PORT: String(PORT),
    SEED_DEMO: 'true',
    JOBS: 'elsewhere',
    LOG_LEVEL: 'silent',
    MEDIA_DIR: path.join(folder, 'media'),
  },
});

try {
  const url = `http://127.0.0.1:${PORT}`;
  await untilReady(url);
  const token = await signIn(url);
  const video = await drawVideo(path.join(folder, 'large.mp4'), megabytes);
  await send(url, token, await drawVideo(path.join(folder, 'small.mp4'), 1));
  const before = await memoryOf(server.pid ?? 0);
  let highest = before;
  const sampling = setInterval(() => {
    void memoryOf(server.pid ?? 0).then((now) => {
      highest = Math.max(highest, now);
    });
  }, SAMPLE_MS);
  const started = performance.now();
  await send(url, token, video);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  const growth = highest - before;
  console.log(
    `${megabytes} MB in ${seconds.toFixed(1)} s: ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most, ${growth.toFixed(0)} MB more (${MOST_GROWTH_MB} allowed)`,
  );
  process.exitCode = growth <= MOST_GROWTH_MB ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(url + requestToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      scope: 'read',
      username: 'trainer@formline.test',
      password: 'Formline1!',
    }),
  });
  const read = z.safeParse(z.object({ access_token: z.string() }), await answer.json());
  if (!read.success) throw new Error(`The demo trainer could not sign in: ${answer.status}.`);
  return read.data.access_token;
}

/** A short film, filled up with an empty box to the size that is wanted. */
async function drawVideo(target: string, size: number): Promise<string> {
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=25:duration=2'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mp4', target],
  ]);
  const rest = size * MEGABYTE - (await stat(target)).size;
  const file = createWriteStream(target, { flags: 'a' });
  const head = Buffer.alloc(8);
  head.writeUInt32BE(rest, 0);
  head.write('free', 4);
  file.write(head);
  const piece = Buffer.alloc(MEGABYTE, 1);
  for (let left = rest - head.length; left > 0; left -= piece.length) {
    if (!file.write(piece.subarray(0, Math.min(left, piece.length)))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return target;
}

async function send(url: string, token: string, video: string): Promise<void> {
  const form = new FormData();
  form.set('video', await openAsBlob(video), 'video.mp4');
  const answer = await fetch(url + uploadWorkoutVideo.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`);
}

/** Memory a process holds, in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
