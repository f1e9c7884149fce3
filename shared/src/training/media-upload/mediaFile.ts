import { uploadImage, uploadVideo } from '@formline/shared/contracts/library/media';

/** What a file shows. */
export type MediaKind = 'image' | 'video';

/** What an endpoint takes of a file. */
interface FileRule {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

type NamedFile = Pick<File, 'type' | 'name'>;

/** The rules for the picture and the video of an exercise. */
export const exerciseMediaRules = {
  image: uploadImage.files.image,
  video: uploadVideo.files.video,
} as const satisfies Record<MediaKind, FileRule>;

/** What a file chooser offers for pictures and videos of exercises. */
export const MEDIA_ACCEPT = [...exerciseMediaRules.image.types, ...exerciseMediaRules.video.types].join(',');

/** Systems that do not know a kind of file give it no type: then its ending tells. */
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

/** The kind of a file an exercise can show; null for one that the server cannot use. */
export function mediaKindOf(file: NamedFile): MediaKind | null {
  if (isOneOf(file, exerciseMediaRules.image.types)) return 'image';
  return isOneOf(file, exerciseMediaRules.video.types) ? 'video' : null;
}

/**
 * Why a file need not be sent at all; null when it may be tried. The server validates the content: this spares the
 * way there.
 */
export function faultOfFile(
  file: NamedFile & Pick<File, 'size'>,
  { types, maxBytes }: FileRule,
): 'wrongType' | 'isEmpty' | 'tooLarge' | null {
  if (!isOneOf(file, types)) return 'wrongType';
  if (file.size === 0) return 'isEmpty';
  return file.size > maxBytes ? 'tooLarge' : null;
}
