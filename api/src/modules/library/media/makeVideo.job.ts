import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabasePool, Transaction } from '../../../database/database';
import { HopelessJob, type JobKind, type JobRun } from '../../../jobs/JobKind';
import type { Media } from '../../../media/openMedia';
import { findPrograms } from '../../../media/video/findPrograms';
import { makeFile } from '../../../media/video/makeFile';
import { makeStream, MASTER_NAME, type VideoWork } from '../../../media/video/makeStream';
import { probeVideo, UnusableVideo } from '../../../media/video/probeVideo';
import { ProgramFailure } from '../../../media/video/runProgram';
import { MAKE_VIDEO } from './jobNames';
import { mediaRepository, type UploadedMediaRow } from './media.repository';
import { claim, folderOf, mediaFilesService, releaseFolder } from './mediaFiles.service';

const MOST_ATTEMPTS = 3;

interface MakeVideoOptions {
  readonly db: DatabasePool;
  readonly media: Media;
}

export function makeVideoJob(options: MakeVideoOptions): JobKind {
  return {
    kind: MAKE_VIDEO,
    mostAttempts: MOST_ATTEMPTS,
    async run(run) {
      const video = await mediaRepository(options.db).findById(run.subjectId);
      if (!video || video.status !== 'PENDING' || video.sourceKey === null) return;
      await make({ ...options, run, video, sourceKey: video.sourceKey });
    },
    async giveUp(tx, mediaId) {
      const repository = mediaRepository(tx);
      const video = await repository.findById(mediaId);
      if (!video) return;
      await repository.update(mediaId, { status: 'ERROR', sourceKey: null });
      if (video.sourceKey !== null) await releaseFolder(tx, folderOf(video.sourceKey));
    },
  };
}

interface Making extends MakeVideoOptions {
  readonly run: JobRun;
  readonly video: UploadedMediaRow;
  readonly sourceKey: string;
}

async function make(making: Making): Promise<void> {
  const { media, run, video, sourceKey } = making;
  await media.work.use(async (folder) => {
    const source = join(folder, 'source');
    await media.store.copyTo(sourceKey, source);
    const made = join(folder, 'made');
    await mkdir(made);
    const paths = await makeFiles(video, { source, folder: made, signal: run.signal });
    if (video.kind === 'workout-video') await publishStream(making, paths);
    else await publishFile(making, paths);
  });
}

/** The files stay in their own folder until one transaction assigns them to the video. */
async function publishStream({ db, media, run, video, sourceKey }: Making, paths: readonly string[]) {
  await mediaFilesService({ db, media }).keepThen(paths, async (kept) =>
    run.commit(async (tx) => {
      await claim(tx, kept.folder, video.id);
      const mediaKey = `${kept.folder}/${MASTER_NAME}`;
      await finish(tx, { video, sourceKey, changes: { mediaKey, byteSize: kept.byteSize } });
    }),
  );
}

/** The URL was returned at upload, so the file appears there only when complete. */
async function publishFile({ media, run, video, sourceKey }: Making, [path]: readonly string[]) {
  if (path === undefined || video.mediaKey === null) throw new Error('There is no place for the video.');
  const { size: byteSize } = await stat(path);
  await media.store.put({ key: video.mediaKey, path, contentType: 'video/mp4' });
  await run.commit((tx) => finish(tx, { video, sourceKey, changes: { byteSize } }));
}

interface Finish {
  readonly video: UploadedMediaRow;
  readonly sourceKey: string;
  readonly changes: { readonly mediaKey?: string; readonly byteSize: number };
}

async function finish(tx: Transaction, { video, sourceKey, changes }: Finish): Promise<void> {
  await mediaRepository(tx).update(video.id, { ...changes, status: 'FINISHED', sourceKey: null });
  await releaseFolder(tx, folderOf(sourceKey));
}

/** An unusable file is not retried. */
async function makeFiles(
  { kind }: UploadedMediaRow,
  given: Pick<VideoWork, 'source' | 'folder' | 'signal'>,
): Promise<string[]> {
  const programs = await findPrograms();
  try {
    const facts = await probeVideo(programs, given.source);
    const work = { ...given, ffmpeg: programs.ffmpeg, facts };
    return kind === 'workout-video' ? await makeStream(work) : [await makeFile(work)];
  } catch (error) {
    const isHopeless = error instanceof UnusableVideo || (error instanceof ProgramFailure && error.isTooLong);
    throw isHopeless ? new HopelessJob('The video cannot be used.') : error;
  }
}
