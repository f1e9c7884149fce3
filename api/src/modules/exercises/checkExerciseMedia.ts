import type { DatabaseHandle } from '../../database/database';
import { invalidInput } from '../../plugins/HttpProblem';
import { mediaAddress } from '../media/mediaAddress';
import { ownExercisesRepository } from './ownExercises.repository';

interface MediaAddresses {
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
}

/** Lets an exercise show files its trainer uploaded, or those it shows already, and nothing from anywhere else. */
export async function checkExerciseMedia(
  db: DatabaseHandle,
  trainerId: number,
  { wanted, shown }: { readonly wanted: MediaAddresses; readonly shown: MediaAddresses | null },
): Promise<void> {
  const { imageUrl, videoUrl } = wanted;
  const own = ownExercisesRepository(db);
  const isPicture =
    !imageUrl || imageUrl === shown?.imageUrl || (await own.ownsPicture(trainerId, keyOf(imageUrl)));
  const isVideo =
    !videoUrl || videoUrl === shown?.videoUrl || (await own.ownsVideo(trainerId, keyOf(videoUrl)));
  if (!isPicture || !isVideo) throw invalidInput('An exercise shows pictures and videos that you uploaded.');
}

const STORE = mediaAddress('');

/** The key of the file at an address of our store; an address of elsewhere is the key of no file. */
const keyOf = (address: string): string => (address.startsWith(STORE) ? address.slice(STORE.length) : '');
