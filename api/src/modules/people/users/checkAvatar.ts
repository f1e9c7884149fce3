import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { namedMediaService } from '../../library/media/namedMedia.service';

interface AvatarChange {
  readonly wanted: string | null | undefined;
  readonly shown: string | null;
}

/** Lets a profile show a picture this trainer uploaded, or the one it shows already, and nothing from anywhere else. */
export async function checkAvatar(
  db: DatabaseHandle,
  trainerId: number,
  { wanted, shown }: AvatarChange,
): Promise<void> {
  if (wanted === undefined || wanted === null || wanted === shown) return;
  if (!(await namedMediaService(db, [trainerId]).namePicture(wanted)))
    throw invalidInput('avatar_url: must be a picture that you uploaded');
}
