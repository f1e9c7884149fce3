import type { DatabaseHandle } from '../../../database/database';
import type { OwnsPicture } from '../../people/users/checkAvatar';
import { mediaAddress } from './mediaAddress';
import { namedMediaRepository } from './namedMedia.repository';

const STORE = mediaAddress('');

/** URLs outside the store give a key that no file has. */
const keyOf = (address: string): string => (address.startsWith(STORE) ? address.slice(STORE.length) : '');

export const ownsPicture: OwnsPicture = (db, trainerId, address) =>
  namedMediaService(db, [trainerId]).namePicture(address);

/** Call it in the transaction that writes the URL, because the clean-up waits for it and keeps the file. */
export function namedMediaService(db: DatabaseHandle, ownerIds: readonly number[]) {
  const repository = namedMediaRepository(db, ownerIds);
  return {
    namePicture: async (address: string): Promise<boolean> => repository.keepPicture(keyOf(address)),

    nameVideo: async (address: string): Promise<boolean> => repository.keepVideo(keyOf(address)),
  };
}
