import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeImage, thumbnailForm } from '../../../media/encodeImage';
import type { WorkFolders } from '../../../media/workFolders';
import { findPrograms } from '../../../media/video/findPrograms';
import { makeThumbnail, THUMBNAIL_NAME } from '../../../media/video/makeFile';
import type { VideoWork } from '../../../media/video/makeStream';
import { probeVideo, UnusableVideo } from '../../../media/video/probeVideo';
import { ProgramFailure } from '../../../media/video/runProgram';
import { libraryTexts as texts } from '../library.texts';
import { fileTypeRefused } from '../../../plugins/HttpProblem';
import type { ReceivedFile } from '../../../plugins/receiveFiles';

export interface VideoUpload {
  readonly ownerId: number;
  readonly video: ReceivedFile;
  readonly thumbnail: ReceivedFile | undefined;
}

/** Without an extension, because it is never served. */
export const SOURCE_NAME = 'source';

export function prepareVideo<T>(
  folders: WorkFolders,
  { video }: VideoUpload,
  work: (prepared: VideoWork) => Promise<T>,
): Promise<T> {
  return folders.use(async (folder) => {
    const programs = await findPrograms();
    try {
      const facts = await probeVideo(programs, video.path);
      return await work({ ffmpeg: programs.ffmpeg, source: video.path, facts, folder });
    } catch (error) {
      if (error instanceof UnusableVideo || error instanceof ProgramFailure) {
        throw fileTypeRefused(texts.media.unusableVideo);
      }
      throw error;
    }
  });
}

export async function thumbnailOf({ thumbnail }: VideoUpload, work: VideoWork): Promise<string> {
  if (!thumbnail) return makeThumbnail(work);
  const target = join(work.folder, THUMBNAIL_NAME);
  await encodeImage({ source: thumbnail.path, target }, thumbnailForm);
  return target;
}

export async function sourceOf({ source, folder }: VideoWork): Promise<string> {
  const target = join(folder, SOURCE_NAME);
  await rename(source, target);
  return target;
}
