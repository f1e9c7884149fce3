import { join } from 'node:path';
import type { DatabasePool, Transaction } from '../../../database/database';
import { avatarForm, encodeImage, type ImageForm, imageForm } from '../../../media/encodeImage';
import { jobsRepository } from '../../../jobs/jobs.repository';
import type { Media } from '../../../media/openMedia';
import type { ReceivedFile } from '../../../plugins/receiveFiles';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { usersRepository } from '../../people/users/users.repository';
import { TIDY_MEDIA } from './jobNames';
import { mediaRepository } from './media.repository';
import { mediaAddress } from './mediaAddress';
import { type KeptFiles, mediaFilesService, ownFiles } from './mediaFiles.service';

interface ImagesOptions {
  readonly db: DatabasePool;
  readonly media: Media;
  readonly quotaBytes: number;
}

const IMAGE_NAME = 'image.webp';

export function imagesService({ db, media, quotaBytes }: ImagesOptions) {
  const files = mediaFilesService({ db, media });

  async function keepFor<T>(
    source: ReceivedFile,
    form: ImageForm,
    own: (tx: Transaction, kept: KeptFiles) => Promise<T>,
  ): Promise<T> {
    return media.work.use(async (folder) => {
      const target = join(folder, IMAGE_NAME);
      await encodeImage({ source: source.path, target }, form);
      return files.keepFor([[target]], async (tx, [kept]) => {
        if (!kept) throw new Error('The picture was not kept.');
        return own(tx, kept);
      });
    });
  }

  return {
    async keepImage(ownerId: number, source: ReceivedFile): Promise<string> {
      return keepFor(source, imageForm, async (tx, kept) => {
        const mediaKey = `${kept.folder}/${IMAGE_NAME}`;
        const row = { ownerId, kind: 'image', status: 'FINISHED', mediaKey } as const;
        await ownFiles(tx, { row, files: kept, quotaBytes });
        return mediaAddress(mediaKey);
      });
    },

    async replaceAvatar(
      { ownerId, subjectId }: { readonly ownerId: number; readonly subjectId: number },
      source: ReceivedFile,
    ): Promise<string> {
      return keepFor(source, avatarForm, async (tx, kept) => {
        const mediaKey = `${kept.folder}/${IMAGE_NAME}`;
        const row = { ownerId, subjectId, kind: 'avatar', status: 'FINISHED', mediaKey } as const;
        await userAccountsRepository(tx).lock(subjectId);
        const { id } = await ownFiles(tx, { row, files: kept, quotaBytes });
        await usersRepository(tx).update(subjectId, { avatarUrl: mediaAddress(mediaKey) });
        await mediaRepository(tx).removeOtherAvatars(subjectId, id);
        await jobsRepository(tx).add(TIDY_MEDIA);
        return mediaAddress(mediaKey);
      });
    },
  };
}
