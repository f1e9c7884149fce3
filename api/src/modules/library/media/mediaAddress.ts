import { API_VERSION } from '@formline/shared/contracts/product';

export const MEDIA_PATH = `/${API_VERSION}/media`;

/** Stable, because profiles and exercises store it. */
export const mediaAddress = (key: string): string => `${MEDIA_PATH}/${key}`;

const typesByEnding: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['mp4', 'video/mp4'],
  ['m4s', 'video/iso.segment'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['vtt', 'text/vtt'],
]);

export const servedType = (name: string): string | null =>
  typesByEnding.get(/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '') ?? null;
