import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from '../media/video/findPrograms';

export interface Clip {
  readonly seconds?: number;
  readonly size?: string;
  readonly codec?: string;
  readonly format?: 'mp4' | 'mov' | 'avi' | 'matroska';
  readonly more?: readonly string[];
}

const run = promisify(execFile);

export async function drawClip({
  seconds = 2,
  size = '640x360',
  codec = 'libx264',
  format = 'mp4',
  more = [],
}: Clip = {}): Promise<Buffer> {
  const { ffmpeg } = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'formline-clip-'));
  const target = join(folder, 'clip');
  try {
    await run(ffmpeg, [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc=size=${size}:rate=25:duration=${seconds}`],
      ...['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:v', codec, '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', ...more, '-f', format, target],
    ]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
