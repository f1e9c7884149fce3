import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { masterPlaylist, readPlaylist } from './playlists';
import { openedSafely, type VideoFacts } from './probeVideo';
import { AUDIO_KBPS, type Rendition, renditionsOf } from './renditions';
import { runProgram } from './runProgram';

export interface VideoWork {
  readonly ffmpeg: string;
  readonly source: string;
  readonly facts: VideoFacts;
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}

export const MASTER_NAME = 'master.m3u8';
export const QUIETLY = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-threads', '2'];
/** Encoding takes about as long as playing for each size; this leaves room for a busy machine. */
const TIMEOUT_MS = 300_000;
const TIMEOUT_PER_SECOND_MS = 10_000;
const SEGMENT_SECONDS = 4;
const SMOOTH_FRAMES_PER_SECOND = 30;
/** Encoding may change the length a little, and each segment by one frame. */
const TOLERATED_SECONDS = 1;
const TOLERATED_SHARE = 0.05;

export const timeoutFor = ({ durationSeconds }: VideoFacts): number =>
  TIMEOUT_MS + durationSeconds * TIMEOUT_PER_SECOND_MS;

export async function makeStream(work: VideoWork): Promise<string[]> {
  const { ffmpeg, source, facts, folder, signal } = work;
  const renditions = renditionsOf(facts);
  const args = [
    ...QUIETLY,
    ...openedSafely(source),
    ...['-filter_complex', scaling(renditions, facts)],
    ...renditions.flatMap(output),
  ];
  await runProgram({ program: ffmpeg, args, folder, timeoutMs: timeoutFor(facts), signal });
  for (const rendition of renditions) await checkRendition(folder, rendition, facts);
  await writeFile(join(folder, MASTER_NAME), masterPlaylist(renditions, facts.audioCodec !== null));
  const names = (await readdir(folder)).filter((name) => name !== MASTER_NAME);
  return [...names, MASTER_NAME].map((name) => join(folder, name));
}

function scaling(renditions: readonly Rendition[], { framesPerSecond }: VideoFacts): string {
  const rate = framesPerSecond > SMOOTH_FRAMES_PER_SECOND ? `fps=${SMOOTH_FRAMES_PER_SECOND},` : '';
  const copies = renditions.map((_, index) => `[copy${index}]`).join('');
  const scaled = renditions.map(
    ({ width, height }, index) =>
      `[copy${index}]scale=${width}:${height},setsar=1,format=yuv420p[picture${index}]`,
  );
  return [`[0:v:0]${rate}split=${renditions.length}${copies}`, ...scaled].join(';');
}

function output({ name, videoKbps, profile, level }: Rendition, index: number): string[] {
  return [
    ...['-map', `[picture${index}]`, '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', profile, '-level:v', level, '-crf', '23'],
    ...['-maxrate', `${videoKbps}k`, '-bufsize', `${videoKbps * 2}k`, '-sc_threshold', '0'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
    ...['-c:a', 'aac', '-b:a', `${AUDIO_KBPS}k`, '-ac', '2', '-ar', '48000'],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', `${name}-start.mp4`],
    ...['-hls_segment_filename', `${name}-%05d.m4s`, `${name}.m3u8`],
  ];
}

/** A program may exit with 0 and leave an incomplete video. */
async function checkRendition(folder: string, { name }: Rendition, facts: VideoFacts): Promise<void> {
  const playlist = readPlaylist(await readFile(join(folder, `${name}.m3u8`), 'utf8'));
  const sizes = await Promise.all(
    (playlist?.files ?? []).map(async (file) => (await stat(join(folder, file))).size),
  );
  const tolerated = TOLERATED_SECONDS + facts.durationSeconds * TOLERATED_SHARE;
  const isComplete =
    playlist !== null &&
    sizes.length > 1 &&
    sizes.every((size) => size > 0) &&
    playlist.seconds >= facts.durationSeconds - tolerated;
  if (!isComplete) throw new Error('The stream that was made is not the whole video.');
}
