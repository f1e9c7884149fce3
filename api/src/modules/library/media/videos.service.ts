import type { DatabasePool, Transaction } from '../../../database/database';
import { jobsRepository } from '../../../jobs/jobs.repository';
import type { Media } from '../../../media/openMedia';
import { isPlayable, makeFile, THUMBNAIL_NAME, VIDEO_NAME } from '../../../media/video/makeFile';
import { MAKE_VIDEO } from './jobNames';
import type { UploadedMediaRow } from './media.repository';
import { mediaAddress } from './mediaAddress';
import { claim, type KeptFiles, mediaFilesService, ownFiles } from './mediaFiles.service';
import { prepareVideo, SOURCE_NAME, sourceOf, thumbnailOf, type VideoUpload } from './prepareVideo';

interface VideosOptions {
  readonly db: DatabasePool;
  readonly media: Media;
  readonly quotaBytes: number;
}

interface KeptVideo {
  readonly ownerId: number;
  readonly shown: KeptFiles;
  readonly main: KeptFiles;
  readonly quotaBytes: number;
}

export function videosService({ db, media, quotaBytes }: VideosOptions) {
  const files = mediaFilesService({ db, media });
  return {
    /** The URLs never change; a video that browsers cannot play is converted at the same URL. */
    async keepVideo(upload: VideoUpload): Promise<{ video_url: string; thumbnail_url: string }> {
      return prepareVideo(media.work, upload, async (work) => {
        const thumbnail = await thumbnailOf(upload, work);
        const isReady = isPlayable(work.facts);
        const folders = isReady
          ? [[thumbnail], [await makeFile(work)]]
          : [[thumbnail], [await sourceOf(work)], []];
        return files.keepFor(folders, async (tx, [shown, main, promised = main]) => {
          if (!shown || !main || !promised) throw new Error('The files of a video were not kept.');
          const kept = { ownerId: upload.ownerId, shown, main, quotaBytes };
          const row = isReady ? await ownReady(tx, kept) : await ownUnplayable(tx, kept, promised);
          return {
            video_url: mediaAddress(row.mediaKey ?? ''),
            thumbnail_url: mediaAddress(row.thumbnailKey ?? ''),
          };
        });
      });
    },

    async keepWorkoutVideo(upload: VideoUpload): Promise<UploadedMediaRow> {
      return prepareVideo(media.work, upload, async (work) => {
        const thumbnail = await thumbnailOf(upload, work);
        return files.keepFor([[thumbnail], [await sourceOf(work)]], async (tx, [shown, main]) => {
          if (!shown || !main) throw new Error('The files of a video were not kept.');
          const kept = { ownerId: upload.ownerId, shown, main, quotaBytes };
          const sourceKey = `${main.folder}/${SOURCE_NAME}`;
          return ownVideo(tx, kept, { kind: 'workout-video', status: 'PENDING', sourceKey });
        });
      });
    },
  };
}

const ownReady = (tx: Transaction, kept: KeptVideo): Promise<UploadedMediaRow> =>
  ownVideo(tx, kept, {
    kind: 'video',
    status: 'FINISHED',
    mediaKey: `${kept.main.folder}/${VIDEO_NAME}`,
  });

/** The output folder gets its owner now, because its URL is returned before the conversion ends. */
async function ownUnplayable(
  tx: Transaction,
  kept: KeptVideo,
  promised: KeptFiles,
): Promise<UploadedMediaRow> {
  const row = await ownVideo(tx, kept, {
    kind: 'video',
    status: 'PENDING',
    sourceKey: `${kept.main.folder}/${SOURCE_NAME}`,
    mediaKey: `${promised.folder}/${VIDEO_NAME}`,
  });
  await claim(tx, promised.folder, row.id);
  return row;
}

type VideoState = Pick<UploadedMediaRow, 'kind' | 'status'> &
  Partial<Pick<UploadedMediaRow, 'sourceKey' | 'mediaKey'>>;

async function ownVideo(
  tx: Transaction,
  { ownerId, shown, main, quotaBytes }: KeptVideo,
  state: VideoState,
): Promise<UploadedMediaRow> {
  const row = await ownFiles(tx, {
    row: { ...state, ownerId, thumbnailKey: `${shown.folder}/${THUMBNAIL_NAME}` },
    files: { folder: main.folder, byteSize: main.byteSize + shown.byteSize },
    quotaBytes,
  });
  await claim(tx, shown.folder, row.id);
  if (state.status === 'PENDING') await jobsRepository(tx).add({ kind: MAKE_VIDEO, subjectId: row.id });
  return row;
}
