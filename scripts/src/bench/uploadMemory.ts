/** `pnpm bench:upload [megabytes]`: memory of a running API server during an upload. */
import { openAsBlob } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { drawClip } from '@formline/api/testing/draw-clip';
import { uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { workspaceRoot } from '@formline/tooling/workspace';
import { buildServer, startApiProcess } from '../load-data/apiProcess';
import { signInDemo } from './harness/calls';
import { atMost } from './harness/figures';
import { runBench } from './harness/runBench';

const MEGABYTE = 1_048_576;
const MOST_GROWTH_MB = 64;
const SAMPLE_MS = 20;

/** A short clip, filled up with a box that players skip. */
async function makeVideo(target: string, megabytes: number): Promise<string> {
  const clip = await drawClip();
  const rest = megabytes * MEGABYTE - clip.length;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(rest, 0);
  head.write('free', 4);
  const file = await open(target, 'w');
  await file.writev([clip, head]);
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

runBench({ megabytes: 500 }, async (bench) => {
  const { running } = bench;
  const megabytes = bench.number('megabytes');
  const folder = await bench.folder();
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
  console.log(
    `${megabytes} MB in ${seconds.toFixed(1)} s: ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most`,
  );
  return [atMost('growth of the memory, MB', highest - before, MOST_GROWTH_MB)];
});
