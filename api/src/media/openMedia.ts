import { join } from 'node:path';
import type { MediaSettings } from '../config';
import { folderStore } from './folderStore';
import type { MediaStore } from './MediaStore';
import { s3Store } from './s3Store';
import { type WorkFolders, workFolders } from './workFolders';

/** Where files are kept, and where they are while they come in or are made. */
export interface Media {
  readonly store: MediaStore;
  readonly work: WorkFolders;
}

/** Files are worked on beside the place they are kept, so that keeping one is a rename. */
export function openMedia({ folder, s3 }: MediaSettings): Media {
  return {
    store: s3 ? s3Store(s3) : folderStore(folder),
    work: workFolders(join(folder, '.work')),
  };
}
