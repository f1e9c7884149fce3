import { uploadWorkoutVideo } from '@formline/shared/contracts/media';
import { workoutVideoTexts } from './workoutVideo.texts';

const { types, maxBytes } = uploadWorkoutVideo.files.video;

/** What a file chooser offers. */
export const VIDEO_ACCEPT = types.join(',');

/** Systems that do not know a kind of file give it no type: then its ending tells. */
const ENDINGS = ['.mp4', '.mov', '.m4v'];

/**
 * Why a file cannot become the video of a workout, in the person's words; null when it can. The server judges the
 * content again: this spares the way there.
 */
export function refusalOfVideo({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  const hasEnding = ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
  const isVideo = type === '' ? hasEnding : types.some((known) => known === type);
  if (!isVideo) return workoutVideoTexts.refusals.wrongType;
  if (size === 0) return workoutVideoTexts.refusals.isEmpty;
  return size > maxBytes ? workoutVideoTexts.refusals.tooLarge : null;
}
