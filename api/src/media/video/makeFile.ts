import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeImage, thumbnailForm } from '../encodeImage';
import { QUIETLY, timeoutFor, type VideoWork } from './makeStream';
import { openedSafely, UnusableVideo, type VideoFacts } from './probeVideo';
import { AUDIO_KBPS, renditionsOf } from './renditions';
import { runProgram } from './runProgram';

export const VIDEO_NAME = 'video.mp4';
export const THUMBNAIL_NAME = 'thumbnail.jpg';
const HIGHEST_COPIED = 1080;
const FRAME_TIMEOUT_MS = 60_000;

export const isPlayable = ({ videoCodec, pixelFormat, audioCodec, width, height }: VideoFacts): boolean =>
  videoCodec === 'h264' &&
  pixelFormat === 'yuv420p' &&
  (audioCodec === null || audioCodec === 'aac') &&
  Math.min(width, height) <= HIGHEST_COPIED;

/** Puts the index first for immediate playback and drops metadata such as the location. */
export async function makeFile({ ffmpeg, source, facts, folder, signal }: VideoWork): Promise<string> {
  const args = [
    ...QUIETLY,
    ...openedSafely(source),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(isPlayable(facts) ? ['-c', 'copy'] : encoding(facts)),
    ...['-movflags', '+faststart', '-f', 'mp4', VIDEO_NAME],
  ];
  await runProgram({ program: ffmpeg, args, folder, timeoutMs: timeoutFor(facts), signal });
  return join(folder, VIDEO_NAME);
}

function encoding(facts: VideoFacts): string[] {
  const { width, height, videoKbps } = renditionsOf(facts).at(-1) ?? { ...facts, videoKbps: 5_000 };
  return [
    ...['-vf', `scale=${width}:${height},setsar=1,format=yuv420p`],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
    ...['-maxrate', `${videoKbps}k`, '-bufsize', `${videoKbps * 2}k`],
    ...['-c:a', 'aac', '-b:a', `${AUDIO_KBPS}k`, '-ac', '2'],
  ];
}

export async function makeThumbnail({ ffmpeg, source, facts, folder, signal }: VideoWork): Promise<string> {
  const frame = join(folder, 'frame.png');
  const args = [
    ...QUIETLY,
    ...['-ss', (facts.durationSeconds / 2).toFixed(3)],
    ...openedSafely(source),
    ...['-map', '0:v:0', '-frames:v', '1', '-f', 'image2', '-c:v', 'png', frame],
  ];
  await runProgram({ program: ffmpeg, args, folder, timeoutMs: FRAME_TIMEOUT_MS, signal });
  const isDrawn = await stat(frame).then(
    () => true,
    () => false,
  );
  if (!isDrawn) throw new UnusableVideo('It has no frame in its middle.');
  const target = join(folder, THUMBNAIL_NAME);
  await encodeImage({ source: frame, target }, thumbnailForm);
  return target;
}
