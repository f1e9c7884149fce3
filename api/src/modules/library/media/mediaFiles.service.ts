import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DatabasePool, Transaction } from '../../../database/database';
import { jobsRepository } from '../../../jobs/jobs.repository';
import type { Media } from '../../../media/openMedia';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { servedType } from './mediaAddress';
import { mediaQuota } from '../../../plugins/HttpProblem';
import { TIDY_MEDIA } from './jobNames';
import { mediaRepository, type NewMediaRow, type UploadedMediaRow } from './media.repository';

export interface KeptFiles {
  readonly folder: string;
  readonly byteSize: number;
}

const MOST_FILES = 20_000;
const UNTYPED = 'application/octet-stream';

export function mediaFilesService({
  db,
  media: { store },
}: {
  readonly db: DatabasePool;
  readonly media: Pick<Media, 'store'>;
}) {
  /** Removes the folder again if one file cannot be stored. */
  async function keep(paths: readonly string[]): Promise<KeptFiles> {
    const folder = randomUUID();
    await mediaRepository(db).openFolder(folder);
    let byteSize = 0;
    try {
      for (const path of paths) {
        const name = basename(path);
        byteSize += (await stat(path)).size;
        await store.put({ key: `${folder}/${name}`, path, contentType: servedType(name) ?? UNTYPED });
      }
    } catch (error) {
      await takeBack({ folder });
      throw error;
    }
    return { folder, byteSize };
  }

  /** Best effort: the clean-up job removes what remains. */
  async function takeBack({ folder }: Pick<KeptFiles, 'folder'>): Promise<void> {
    await store.removeFolder(folder).catch(() => undefined);
  }

  return {
    async keepThen(paths: readonly string[], own: (kept: KeptFiles) => Promise<void>): Promise<void> {
      const kept = await keep(paths);
      try {
        await own(kept);
      } catch (error) {
        await takeBack(kept);
        throw error;
      }
    },

    async keepFor<T>(
      folders: readonly (readonly string[])[],
      own: (tx: Transaction, kept: readonly KeptFiles[]) => Promise<T>,
    ): Promise<T> {
      const kept: KeptFiles[] = [];
      try {
        for (const paths of folders) kept.push(await keep(paths));
        return await db.transaction(async (tx) => own(tx, kept));
      } catch (error) {
        for (const one of kept) await takeBack(one);
        throw error;
      }
    },
  };
}

interface Ownership {
  readonly row: Omit<NewMediaRow, 'byteSize'>;
  readonly files: KeptFiles;
  readonly quotaBytes: number;
}

/** Call it in the transaction that writes the reference to the files. */
export async function ownFiles(
  tx: Transaction,
  { row, files, quotaBytes }: Ownership,
): Promise<UploadedMediaRow> {
  const repository = mediaRepository(tx);
  await userAccountsRepository(tx).lock(row.ownerId);
  const usage = await repository.sumUsage(row.ownerId);
  if (usage.byteSize + files.byteSize > quotaBytes || usage.count >= MOST_FILES) throw mediaQuota();
  const created = await repository.create({ ...row, byteSize: files.byteSize });
  await claim(tx, files.folder, created.id);
  return created;
}

export async function releaseFolder(tx: Transaction, folder: string): Promise<void> {
  await mediaRepository(tx).releaseFolder(folder);
  await jobsRepository(tx).add(TIDY_MEDIA);
}

export const folderOf = (key: string): string => key.split('/', 1)[0] ?? '';

export async function claim(tx: Transaction, folder: string, mediaId: number): Promise<void> {
  const isClaimed = await mediaRepository(tx).claimFolder(folder, mediaId);
  if (!isClaimed) throw new Error('The files of an upload were removed before they had an owner.');
}
