import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureOfSize } from '../testing/pictureOfSize';
import { encodeImage, imageForm } from './encodeImage';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formline-image-'));
  await writeFile(join(folder, 'source'), pictureOfSize(20, 10));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a picture', () => {
  it('that the machine has no place for is not told to be a bad one', async () => {
    const files = { source: join(folder, 'source'), target: join(folder, 'gone', 'target') };
    await expect(encodeImage(files, imageForm)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('that is none is told to be a bad one', async () => {
    const files = { source: join(folder, 'source'), target: join(folder, 'target') };
    await writeFile(files.source, 'no picture');
    await expect(encodeImage(files, imageForm)).rejects.toMatchObject({ status: 400 });
  });
});
