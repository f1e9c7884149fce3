import type shaka from 'shaka-player/dist/shaka-player.hls-es2021';
import { isCaptions } from './isCaptions';

/** Percent from the top, above the controls that cover the lower edge of the video. */
const LINE_PERCENT = 72;

type Caption = Pick<shaka.text.Cue, 'startTime' | 'endTime' | 'payload'>;

/** Captions in a text track of the element: shaka-player's own track has a data URL, which the policy blocks. */
export function captionDisplayer(video: HTMLMediaElement) {
  const shown: VTTCue[] = [];
  // Created with the first captions, because a stream may have none and a track cannot be removed.
  const captionTrack = () => [...video.textTracks].find(isCaptions) ?? video.addTextTrack('captions');
  // A cue that spans the end of a segment is repeated in the next one.
  const isShown = ({ startTime, endTime, payload }: Caption) =>
    shown.some((cue) => cue.startTime === startTime && cue.endTime === endTime && cue.text === payload);
  const removeWhere = (isMeant: (cue: TextTrackCue) => boolean) => {
    for (const cue of shown.filter(isMeant)) {
      captionTrack().removeCue(cue);
      shown.splice(shown.indexOf(cue), 1);
    }
  };
  return {
    append: (cues: readonly Caption[]) => {
      for (const { startTime, endTime, payload } of cues.filter((caption) => !isShown(caption))) {
        const cue = new VTTCue(startTime, endTime, payload);
        cue.snapToLines = false;
        cue.line = LINE_PERCENT;
        captionTrack().addCue(cue);
        shown.push(cue);
      }
    },
    remove: (start: number, end: number) => {
      removeWhere(({ startTime, endTime }) => startTime < end && endTime > start);
      return true;
    },
    destroy: () => Promise.resolve(removeWhere(() => true)),
    configure: () => undefined,
    isTextVisible: () => true,
    setTextLanguage: () => undefined,
    setTextVisibility: () => undefined,
  } satisfies shaka.extern.TextDisplayer;
}
