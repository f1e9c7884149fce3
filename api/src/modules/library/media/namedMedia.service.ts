import type { DatabaseHandle } from '../../../database/database';
import type { OwnsPicture } from '../../people/users/checkAvatar';
import { mediaAddress } from './mediaAddress';
import { namedMediaRepository } from './namedMedia.repository';

const STORE = mediaAddress('');

/** The key of the file at an address of our store; an address of elsewhere is the key of no file. */
const keyOf = (address: string): string => (address.startsWith(STORE) ? address.slice(STORE.length) : '');

/** What the profiles of people ask of the files. */
export const ownsPicture: OwnsPicture = (db, trainerId, address) =>
  namedMediaService(db, [trainerId]).namePicture(address);

/**
 * Files of these owners that something wants to show. Belongs into the transaction that writes the address: tidying
 * waits for it and leaves the file.
 */
export function namedMediaService(db: DatabaseHandle, ownerIds: readonly number[]) {
  const repository = namedMediaRepository(db, ownerIds);
  return {
    /** False: it is no picture of theirs, neither an uploaded one nor a video's. */
    namePicture: async (address: string): Promise<boolean> => repository.keepPicture(keyOf(address)),

    /** False: it is no video of theirs. */
    nameVideo: async (address: string): Promise<boolean> => repository.keepVideo(keyOf(address)),
  };
}
