import type { Readable } from 'node:stream';
import type { DatabaseHandle } from '../../../database/database';
import type { ByteRange, MediaStore } from '../../../media/MediaStore';
import type { Media } from '../../../media/openMedia';
import { type ViewerRow, visibleMediaRepository } from './visibleMedia.repository';

export interface FileName {
  readonly folder: string;
  readonly name: string;
}

export function mediaViewService({ db, media }: { readonly db: DatabaseHandle; readonly media: Media }) {
  const { store }: { readonly store: MediaStore } = media;
  return {
    async findByteSize({ folder, name }: FileName, viewer: ViewerRow): Promise<number | null> {
      const isVisible = await visibleMediaRepository(db, viewer).hasFolder(folder);
      return isVisible ? store.byteSize(`${folder}/${name}`) : null;
    },

    read: ({ folder, name }: FileName, range: ByteRange): Promise<Readable> =>
      store.read(`${folder}/${name}`, range),
  };
}
