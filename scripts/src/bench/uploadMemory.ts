/** `pnpm bench:upload [megabytes]`: memory of a running API server during an upload. */
import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { workspaceRoot } from '@formline/tooling/workspace';
import { buildServer, startApiProcess } from '../load-data/apiProcess';
import { runProgram } from '../process/runProgram';
import { signInDemo } from './harness/demoAccount';
import { temporaryFolder } from './harness/temporaryFolder';

const MEGABYTE = 1_048_576;
const MOST_GROWTH_MB = 64;
const SAMPLE_MS = 20;

async function makeVideo(target: string, megabytes: number): Promise<string> {
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=25:duration=2'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mp4', target],
  ]);
  const rest = megabytes * MEGABYTE - (await stat(target)).size;
  const file = await open(target, 'a');
  const head = Buffer.alloc(8);
  head.writeUInt32BE(rest, 0);
  head.write('free', 4);
  await file.write(head);
  const filling = Buffer.alloc(MEGABYTE, 1);
  for (let left = rest - head.length; left > 0; left -= filling.length) {
    await file.write(filling.subarray(0, Math.min(left, filling.length)));
  }
  await file.close();
  return target;
}

async function upload(url: string, token: string, video: string): Promise<void> {
  const body = new FormData();
  body.set('video', await openAsBlob(video), 'video.mp4');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url + uploadWorkoutVideo.path, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`);
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

runProgram(async (running) => {
  const megabytes = Number(process.argv[2] ?? 500);
  const folder = await temporaryFolder(running);
  const serverFile = await buildServer();
  const dataDir = path.join(folder, 'data');
  const cacheDir = path.join(workspaceRoot, '.cache');
  const database = await running.add(() => startEmbeddedDatabase({ dataDir, cacheDir }));
  const environment = { DATABASE_URL: database.url, SEED_DEMO: 'true', JOBS: 'elsewhere' };
  const files = { LOG_LEVEL: 'silent', MEDIA_DIR: path.join(folder, 'media') };
  const api = await running.add(() => startApiProcess(serverFile, { ...environment, ...files }));
  const { access_token: token } = await signInDemo(api.url);
  const video = await makeVideo(path.join(folder, 'large.mp4'), megabytes);
  await upload(api.url, token, await makeVideo(path.join(folder, 'small.mp4'), 1));
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
