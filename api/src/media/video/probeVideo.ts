import { dirname } from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import type { VideoPrograms } from './findPrograms';
import { ProgramFailure, runProgram } from './runProgram';

export interface VideoFacts {
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly videoCodec: string;
  readonly pixelFormat: string;
  readonly audioCodec: string | null;
}

/** The file is no usable video; a retry would not help. */
export class UnusableVideo extends Error {
  override readonly name = 'UnusableVideo';
}

/** MP4, QuickTime and local files only, so that an upload cannot make ffmpeg read other files. */
export const openedSafely = (path: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  'mov',
  '-max_pixels',
  String(MOST_PIXELS),
  '-i',
  `file:${path}`,
];

const MOST_PIXELS = 8192 * 4320;
const FEWEST_PIXELS_ASIDE = 16;
const MOST_FRAMES_PER_SECOND = 240;
const LONGEST_SECONDS = 3_600;
const PROBE_TIMEOUT_MS = 30_000;
const READABLE_CODECS = new Set(['h264', 'hevc', 'mpeg4', 'prores', 'vp9', 'av1']);

const ASKED = [
  'format=duration',
  'stream=codec_type,codec_name,width,height,pix_fmt,avg_frame_rate',
  'stream_disposition=attached_pic',
  'stream_tags=rotate',
  'stream_side_data=rotation',
].join(':');

const answerSchema = z.object({
  format: z.object({ duration: z.optional(z.string()) }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.optional(z.string()),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      pix_fmt: z.optional(z.string()),
      avg_frame_rate: z.optional(z.string()),
      disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
      tags: z.optional(z.object({ rotate: z.optional(z.string()) })),
      side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
    }),
  ),
});
type Stream = z.infer<typeof answerSchema>['streams'][number];

export async function probeVideo({ ffprobe }: VideoPrograms, path: string): Promise<VideoFacts> {
  const args = ['-v', 'error', ...openedSafely(path), '-show_entries', ASKED, '-of', 'json'];
  try {
    const printed = await runProgram({
      program: ffprobe,
      args,
      folder: dirname(path),
      timeoutMs: PROBE_TIMEOUT_MS,
    });
    return factsOf(z.safeParse(answerSchema, JSON.parse(printed)).data);
  } catch (error) {
    if (error instanceof ProgramFailure) throw new UnusableVideo(error.message);
    throw error;
  }
}

function factsOf(answer: z.infer<typeof answerSchema> | undefined): VideoFacts {
  const video = answer?.streams.find(isMovingPicture);
  if (!answer || !video) throw new UnusableVideo('It has no moving picture.');
  const { codec_name: videoCodec = '', pix_fmt: pixelFormat = '' } = video;
  const { width, height } = uprightSize(video);
  const facts = {
    durationSeconds: Number(answer.format.duration ?? 0),
    width,
    height,
    framesPerSecond: ratio(video.avg_frame_rate),
    videoCodec,
    pixelFormat,
    audioCodec: answer.streams.find(({ codec_type }) => codec_type === 'audio')?.codec_name ?? null,
  };
  const problem = problemOf(facts);
  if (problem !== null) throw new UnusableVideo(problem);
  return facts;
}

const isMovingPicture = ({ codec_type, disposition }: Stream): boolean =>
  codec_type === 'video' && disposition?.attached_pic !== 1;

/** Phones store frames in landscape and a rotation beside them. */
function uprightSize({ width = 0, height = 0, tags, side_data_list: notes = [] }: Stream) {
  const turned = notes.find(({ rotation }) => rotation !== undefined)?.rotation ?? Number(tags?.rotate ?? 0);
  return Math.abs(turned) % 180 === 90 ? { width: height, height: width } : { width, height };
}

function ratio(text = ''): number {
  const [above = 0, below = 0] = text.split('/').map(Number);
  return below > 0 ? above / below : 0;
}

function problemOf({
  durationSeconds,
  width,
  height,
  framesPerSecond,
  videoCodec,
}: VideoFacts): string | null {
  if (!(durationSeconds > 0)) return 'Its length is not known.';
  if (durationSeconds > LONGEST_SECONDS) return 'It is longer than an hour.';
  if (Math.min(width, height) < FEWEST_PIXELS_ASIDE || width * height > MOST_PIXELS) {
    return 'Its picture has a size that cannot be used.';
  }
  if (!(framesPerSecond > 0) || framesPerSecond > MOST_FRAMES_PER_SECOND)
    return 'Its frame rate cannot be used.';
  return READABLE_CODECS.has(videoCodec) ? null : 'Its coding is not known.';
}
