/** What a file shows. */
export type MediaKind = 'image' | 'video';

/** What a file chooser offers for pictures and videos of exercises. */
export const MEDIA_ACCEPT = 'image/*,video/*';

/** The kind of a file by the type it names itself with; null for anything but pictures and videos. */
export function mediaKindOf({ type }: Pick<File, 'type'>): MediaKind | null {
  if (type.includes('image')) return 'image';
  return type.includes('video') ? 'video' : null;
}
