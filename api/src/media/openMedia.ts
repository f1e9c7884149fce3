import { join } from 'node:path';
import type { MediaSettings } from '../config';
import { folderStore } from './folderStore';
import type { MediaStore } from './MediaStore';
import { s3Store } from './s3Store';
import { type WorkFolders, workFolders } from './workFolders';

export interface Media {
  readonly store: MediaStore;
  readonly work: WorkFolders;
}

/** The working folder is on the same disk, so that storing a file is a rename. */
export function openMedia({ folder, s3 }: MediaSettings): Media {
  return {
    store: s3 ? s3Store(s3) : folderStore(folder),
    work: workFolders(join(folder, '.work')),
  };
}
