import { AUDIO_KBPS, type Rendition } from './renditions';

/** URLs are relative, so that access to this playlist covers the others. */
export function masterPlaylist(renditions: readonly Rendition[], hasAudio: boolean): string {
  const lines = renditions.flatMap(({ name, width, height, videoKbps, codec }) => {
    const bandwidth = Math.round((videoKbps * 1.1 + (hasAudio ? AUDIO_KBPS : 0)) * 1000);
    const codecs = hasAudio ? `${codec},mp4a.40.2` : codec;
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${name}.m3u8`,
    ];
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

export function readPlaylist(
  text: string,
): { readonly seconds: number; readonly files: readonly string[] } | null {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== '#EXTM3U' || !lines.includes('#EXT-X-ENDLIST')) return null;
  const start = lines.flatMap((line) => /^#EXT-X-MAP:URI="([^"]+)"/.exec(line)?.[1] ?? []);
  const segments = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const seconds = lines.reduce((sum, line) => sum + Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? 0), 0);
  return { seconds, files: [...start, ...segments] };
}
