/** Types of the files that are served, by the ending of their names. A file with another ending is not for visitors. */
const typesByEnding: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['mp4', 'video/mp4'],
  ['m4s', 'video/iso.segment'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['vtt', 'text/vtt'],
]);

/** Type a file is served as; null if it is not served. */
export const servedType = (name: string): string | null =>
  typesByEnding.get(/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '') ?? null;
