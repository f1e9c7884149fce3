import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { invalidInput } from '../plugins/HttpProblem';
import { refusalTexts } from '../plugins/refusals.texts';

export interface ImageForm {
  readonly format: 'webp' | 'jpeg';
  readonly longestSide: number;
}

export const avatarForm: ImageForm = { format: 'webp', longestSide: 512 };
export const imageForm: ImageForm = { format: 'webp', longestSide: 2048 };
export const thumbnailForm: ImageForm = { format: 'jpeg', longestSide: 960 };

/** 50 megapixels, as current phones take. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 82;
const WHITE = '#ffffff';

// Limits memory and threads, because the server shares the machine with them.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = takeTurns(2);

interface ImageFiles {
  readonly source: string;
  readonly target: string;
}

/** Decodes and encodes again, so that location and camera data are lost. Refuses incomplete pictures. */
export async function encodeImage({ source, target }: ImageFiles, form: ImageForm): Promise<void> {
  await inTurn(async () => writeFile(target, await encode(source, form)));
}

async function encode(source: string, { format, longestSide }: ImageForm): Promise<Buffer> {
  try {
    const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return await inFormat(picture, format).toBuffer();
  } catch (error) {
    throw /pixel limit/i.test(String(error))
      ? invalidInput(refusalTexts.pictureTooBig)
      : invalidInput(refusalTexts.unreadablePicture);
  }
}

function inFormat(picture: Sharp, format: ImageForm['format']): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: QUALITY });
    case 'jpeg':
      return picture.flatten({ background: WHITE }).jpeg({ quality: QUALITY, mozjpeg: true });
  }
}

function takeTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
