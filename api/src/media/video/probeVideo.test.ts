import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawClip } from '../../testing/drawClip';
import { findPrograms } from './findPrograms';
import { probeVideo, type VideoFacts } from './probeVideo';

async function probe(clip: Buffer): Promise<VideoFacts> {
  const folder = await mkdtemp(join(tmpdir(), 'formline-probe-'));
  try {
    const path = join(folder, 'clip');
    await writeFile(path, clip);
    return await probeVideo(await findPrograms(), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const draw = (...more: string[]) => drawClip({ seconds: 1, size: '64x32', more });

const MATRIX_AT = 44;

/** A quarter turn, as phones note it when they are held upright. */
function turned(clip: Buffer): Buffer {
  const at = clip.indexOf('tkhd') + MATRIX_AT;
  const matrix = Buffer.from('000000000001000000000000ffff000000000000', 'hex');
  return Buffer.concat([clip.subarray(0, at), matrix, clip.subarray(at + matrix.length)]);
}

const SAYINGS = ['title', 'artist', 'album', 'comment', 'genre', 'copyright', 'grouping', 'lyrics', 'show'];

describe('what is known of a video', () => {
  it('is its size, length and coding', async () => {
    const { durationSeconds, ...others } = await probe(await draw());
    expect(durationSeconds).toBeCloseTo(1, 0);
    expect(others).toEqual({
      width: 64,
      height: 32,
      framesPerSecond: 25,
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      audioCodec: 'aac',
    });
  });

  it('is the size it is shown in when it lies on its side', async () => {
    expect(await probe(turned(await draw()))).toMatchObject({ width: 32, height: 64 });
  });

  it('is asked for alone, however much more the file says of itself', async () => {
    const tags = SAYINGS.flatMap((name) => ['-metadata', `${name}=${'x'.repeat(125_000)}`]);
    expect(await probe(await draw(...tags))).toMatchObject({ width: 64, height: 32 });
  });
});
