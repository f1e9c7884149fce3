import { uploadImage, uploadVideo } from '@formline/shared/contracts/library/media';

export type MediaKind = 'image' | 'video';

interface FileRule {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

type NamedFile = Pick<File, 'type' | 'name'>;

export const exerciseMediaRules = {
  image: uploadImage.files.image,
  video: uploadVideo.files.video,
} as const satisfies Record<MediaKind, FileRule>;

export const MEDIA_ACCEPT = [...exerciseMediaRules.image.types, ...exerciseMediaRules.video.types].join(',');

/** Systems without a type for a file are matched by extension. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov'],
  'video/x-m4v': ['.m4v'],
};

function isOneOf({ type, name }: NamedFile, types: readonly string[]): boolean {
  if (type !== '') return types.includes(type);
  return types.some((known) => endings[known]?.some((ending) => name.toLowerCase().endsWith(ending)));
}

/** Kind of a file for an exercise; null for unsupported files. */
export function mediaKindOf(file: NamedFile): MediaKind | null {
  if (isOneOf(file, exerciseMediaRules.image.types)) return 'image';
  return isOneOf(file, exerciseMediaRules.video.types) ? 'video' : null;
}

/** Null when a file may be sent. The server checks the content; this only saves an upload. */
export function faultOfFile(
  file: NamedFile & Pick<File, 'size'>,
  { types, maxBytes }: FileRule,
): 'wrongType' | 'isEmpty' | 'tooLarge' | null {
  if (!isOneOf(file, types)) return 'wrongType';
  if (file.size === 0) return 'isEmpty';
  return file.size > maxBytes ? 'tooLarge' : null;
}
