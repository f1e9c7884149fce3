import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import { mediaAddress } from './mediaAddress';
import type { UploadedMediaRow } from './media.repository';

export function presentUploadedMedia({
  id,
  status,
  mediaKey,
  thumbnailKey,
}: Pick<UploadedMediaRow, 'id' | 'status' | 'mediaKey' | 'thumbnailKey'>): UploadedMedia {
  return {
    id,
    status,
    stream_url: status === 'FINISHED' && mediaKey !== null ? mediaAddress(mediaKey) : null,
    thumbnail_url: thumbnailKey === null ? null : mediaAddress(thumbnailKey),
  };
}
