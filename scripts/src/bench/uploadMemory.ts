/**
 * Sends a video of 500 MB to a running API server and prints how far its memory grew. `pnpm bench:upload [megabytes]`.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { requestToken } from '@formline/shared/contracts/auth';
import { uploadWorkoutVideo } from '@formline/shared/contracts/media';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';
import { runProgram } from '../runProgram';
import type { Running } from '../running';
import { type ApiProcess, buildServer, startApiProcess } from './api/apiProcess';
import { send } from './api/load';

const MEGABYTE = 1_048_576;
const MOST_GROWTH_MB = 64;
const SAMPLE_MS = 20;

runProgram(async (running) => {
  const megabytes = Number(process.argv[2] ?? 500);
  const folder = await mkdtemp(path.join(tmpdir(), 'formline-bench-'));
  await running.add(async () => ({ close: () => rm(folder, { recursive: true, force: true }) }));
  const api = await startServer(running, folder);
  const token = await signIn(api.url);
  const video = await drawVideo(path.join(folder, 'large.mp4'), megabytes);
  await upload(api.url, token, await drawVideo(path.join(folder, 'small.mp4'), 1));
  const before = await memoryOf(api.pid);
  let highest = before;
  const sampling = setInterval(() => {
    void memoryOf(api.pid).then((now) => {
      highest = Math.max(highest, now);
    });
  }, SAMPLE_MS);
  const started = performance.now();
  await upload(api.url, token, video);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  const growth = highest - before;
  console.log(
    `${megabytes} MB in ${seconds.toFixed(1)} s: ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most, ${growth.toFixed(0)} MB more (${MOST_GROWTH_MB} allowed)`,
  );
  await running.close();
  process.exit(growth <= MOST_GROWTH_MB ? 0 : 1);
});

async function startServer(running: Running, folder: string): Promise<ApiProcess> {
  const serverFile = await buildServer();
  const database = await running.add(() =>
    startEmbeddedDatabase({
      dataDir: path.join(folder, 'data'),
      cacheDir: path.join(workspaceRoot, '.cache'),
    }),
  );
  return running.add(() =>
    startApiProcess(serverFile, {
      DATABASE_URL: database.url,
      SEED_DEMO: 'true',
      JOBS: 'elsewhere',
      LOG_LEVEL: 'silent',
      MEDIA_DIR: path.join(folder, 'media'),
    }),
  );
}

async function signIn(url: string): Promise<string> {
  const { method, path: where } = requestToken;
  const body = JSON.stringify({
    grant_type: 'password',
    scope: 'read',
    username: 'trainer@formline.test',
    password: 'Formline1!',
  });
  const answer: unknown = JSON.parse(await send(url, { method, path: where, token: '', body }));
  const read = z.safeParse(z.object({ access_token: z.string() }), answer);
  if (!read.success) throw new Error('The demo trainer could not sign in.');
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
  const chunk = Buffer.alloc(MEGABYTE, 1);
  for (let left = rest - head.length; left > 0; left -= chunk.length) {
    if (!file.write(chunk.subarray(0, Math.min(left, chunk.length)))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return target;
}

async function upload(url: string, token: string, video: string): Promise<void> {
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
