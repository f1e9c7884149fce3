import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { namedMediaService } from '../media/namedMedia.service';
import { libraryTexts as texts } from '../library.texts';

interface MediaAddresses {
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
}

/** Only files this trainer uploaded or the exercise already has, so that no foreign URL is shown. */
export async function checkExerciseMedia(
  db: DatabaseHandle,
  trainerId: number,
  { wanted, shown }: { readonly wanted: MediaAddresses; readonly shown: MediaAddresses | null },
): Promise<void> {
  const { imageUrl, videoUrl } = wanted;
  const media = namedMediaService(db, [trainerId]);
  const isPicture = !imageUrl || imageUrl === shown?.imageUrl || (await media.namePicture(imageUrl));
  const isVideo = !videoUrl || videoUrl === shown?.videoUrl || (await media.nameVideo(videoUrl));
  if (!isPicture || !isVideo) throw invalidInput(texts.exercises.foreignMedia);
}
