import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeImage, thumbnailForm } from '../src/media/encodeImage';
import { DEMO_VIDEO_FOLDER, DEMO_VIDEO_THUMBNAIL } from '../src/database/seed/video/insertDemoVideo';
import { warmUpFrame, WARM_UP_SECONDS } from '../src/database/seed/video/warmUpFrame';
import { findPrograms } from '../src/media/video/findPrograms';
import { makeStream, MASTER_NAME, QUIETLY } from '../src/media/video/makeStream';
import { masterPlaylist } from '../src/media/video/playlists';
import { probeVideo } from '../src/media/video/probeVideo';
import { renditionsOf } from '../src/media/video/renditions';
import { runProgram } from '../src/media/video/runProgram';

const FRAMES_PER_SECOND = 12;
const TIMEOUT_MS = 300_000;
const THUMBNAIL_SECOND = 2;

const CAPTIONS = [
  [0, 8, 'Raise both arms over your head and lower them slowly.'],
  [8, 16, 'Squat: sit back, keep your chest up, stand tall.'],
  [16, WARM_UP_SECONDS, 'Lean to one side, then to the other. Keep breathing.'],
] as const;

void main();

/** The output is committed, so that a start needs no ffmpeg. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-video-'));
  try {
    const { ffmpeg, ffprobe } = await findPrograms();
    const frames = FRAMES_PER_SECOND * WARM_UP_SECONDS;
    for (let frame = 0; frame < frames; frame += 1) {
      const picture = Buffer.from(warmUpFrame(frame / FRAMES_PER_SECOND));
      await sharp(picture)
        .png()
        .toFile(join(folder, `${String(frame).padStart(4, '0')}.png`));
    }
    const source = join(folder, 'source.mp4');
    const images = ['-framerate', String(FRAMES_PER_SECOND), '-i', '%04d.png'];
    const encoding = ['-c:v', 'libx264', '-crf', '18', '-pix_fmt', 'yuv420p', source];
    await runProgram({
      program: ffmpeg,
      args: [...QUIETLY, ...images, ...encoding],
      folder,
      timeoutMs: TIMEOUT_MS,
    });
    const facts = await probeVideo({ ffmpeg, ffprobe }, source);
    const made = join(folder, 'made');
    await mkdir(made);
    await makeStream({ ffmpeg, source, facts, folder: made });
    await addCaptions(made, masterPlaylist(renditionsOf(facts), false));
    const still = join(folder, `${String(THUMBNAIL_SECOND * FRAMES_PER_SECOND).padStart(4, '0')}.png`);
    await encodeImage({ source: still, target: join(made, DEMO_VIDEO_THUMBNAIL) }, thumbnailForm);
    await rm(DEMO_VIDEO_FOLDER, { recursive: true, force: true });
    await mkdir(DEMO_VIDEO_FOLDER, { recursive: true });
    for (const name of await readdir(made)) await rename(join(made, name), join(DEMO_VIDEO_FOLDER, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addCaptions(folder: string, master: string): Promise<void> {
  const time = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`;
  const cues = CAPTIONS.map(([from, until, text]) => `${time(from)} --> ${time(until)}\n${text}\n`);
  await writeFile(join(folder, 'captions.vtt'), ['WEBVTT\n', ...cues].join('\n'));
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${WARM_UP_SECONDS}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${WARM_UP_SECONDS}.000,`,
    'captions.vtt',
    '#EXT-X-ENDLIST',
    '',
  ];
  await writeFile(join(folder, 'captions.m3u8'), playlist.join('\n'));
  const group =
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions.m3u8"';
  const withGroup = master.replace('#EXT-X-STREAM-INF:', `${group}\n#EXT-X-STREAM-INF:SUBTITLES="captions",`);
  await writeFile(join(folder, MASTER_NAME), withGroup);
}
