import type shaka from 'shaka-player/dist/shaka-player.hls-es2021';
import { isCaptions } from './isCaptions';

/** Above the controls, which lie over the foot of the film. */
const LINE_PERCENT = 72;

type Caption = Pick<shaka.text.Cue, 'startTime' | 'endTime' | 'payload'>;

/**
 * Puts the captions of a stream into a text track of the video element. The library's own way is a track with a data
 * URL, which the content policy refuses.
 */
export function captionDisplayer(video: HTMLVideoElement) {
  const shown: TextTrackCue[] = [];
  // Made with the first captions, because a stream may have none; a track cannot be removed again.
  const captionTrack = () => [...video.textTracks].find(isCaptions) ?? video.addTextTrack('captions');
  const removeWhere = (isMeant: (cue: TextTrackCue) => boolean) => {
    for (const cue of shown.filter(isMeant)) {
      captionTrack().removeCue(cue);
      shown.splice(shown.indexOf(cue), 1);
    }
  };
  return {
    append: (cues: readonly Caption[]) => {
      for (const { startTime, endTime, payload } of cues) {
        const cue = new VTTCue(startTime, endTime, payload);
        cue.snapToLines = false;
        cue.line = LINE_PERCENT;
        captionTrack().addCue(cue);
        shown.push(cue);
      }
    },
    remove: (start: number, end: number) => {
      removeWhere(({ startTime, endTime }) => startTime >= start && endTime <= end);
      return true;
    },
    destroy: () => Promise.resolve(removeWhere(() => true)),
    configure: () => undefined,
    isTextVisible: () => true,
    setTextLanguage: () => undefined,
    setTextVisibility: () => undefined,
  } satisfies shaka.extern.TextDisplayer;
}
