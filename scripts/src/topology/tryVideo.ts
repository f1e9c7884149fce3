import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  readWorkoutVideo,
  type UploadedMedia,
  uploadWorkoutVideo,
} from '@formline/shared/contracts/library/media';
import * as z from '@formline/shared/contracts/schema';
import type { Caller } from '../load-data/loadData';
import { findProgram } from '../process/findProgram';

const LOOK_EVERY_MS = 250;
const READY_WITHIN_MS = 120_000;

interface VideoTrial {
  readonly uploadTo: string;
  readonly askAt: string;
  readonly caller: Caller;
  readonly folder: string;
}

export async function tryVideo({ uploadTo, askAt, caller, folder }: VideoTrial) {
  const headers = { authorization: `Bearer ${caller.token}` };
  const form = new FormData();
  form.set('video', await openAsBlob(drawVideo(path.join(folder, 'video.mp4'))), 'video.mp4');
  const started = performance.now();
  const { id } = await readMedia(
    await fetch(uploadTo + uploadWorkoutVideo.path, { method: 'POST', headers, body: form }),
  );
  const address = askAt + readWorkoutVideo.path.replace(':id', String(id));
  for (;;) {
    const { status } = await readMedia(await fetch(address, { headers }));
    const milliseconds = Math.round(performance.now() - started);
    if (status !== 'PENDING' || milliseconds > READY_WITHIN_MS) return { status, milliseconds };
    await wait(LOOK_EVERY_MS);
  }
}

async function readMedia(answer: Response): Promise<UploadedMedia> {
  const read = z.safeParse(z.object({ result: uploadWorkoutVideo.result }), await answer.json());
  if (!read.success) throw new Error(`The video was answered with ${answer.status}.`);
  return read.data.result;
}

function drawVideo(target: string): string {
  execFileSync(findProgram('ffmpeg'), [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=25:duration=2'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mp4', target],
  ]);
  return target;
}
