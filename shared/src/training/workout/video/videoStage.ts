import type { UploadedMedia } from '@formline/shared/contracts/library/media';

/** Stage of a workout's video. It does not change during an upload, only when the file has arrived. */
export type VideoStage =
  | { readonly name: 'empty' }
  | {
      readonly name: 'processing';
      readonly media: UploadedMedia;
      readonly before: VideoStage | null;
    }
  | { readonly name: 'media_available'; readonly media: UploadedMedia }
  | { readonly name: 'error'; readonly media: UploadedMedia };

export type VideoEvent =
  | { readonly type: 'uploaded'; readonly media: UploadedMedia }
  | { readonly type: 'told'; readonly media: UploadedMedia }
  /** The upload was cancelled, or deleted on the server. */
  | { readonly type: 'reverted' }
  | { readonly type: 'saved' };

const EMPTY: VideoStage = { name: 'empty' };

export function stageOfMedia(media: UploadedMedia | null): VideoStage {
  if (!media) return EMPTY;
  switch (media.status) {
    case 'PENDING':
      return { name: 'processing', media, before: null };
    case 'ERROR':
      return { name: 'error', media };
    case 'FINISHED':
      // A ready video without a stream cannot be played, so another may be uploaded.
      return media.stream_url === null ? EMPTY : { name: 'media_available', media };
  }
}

/** The next stage; the same object if the event does not apply. */
export function nextStage(stage: VideoStage, event: VideoEvent): VideoStage {
  switch (event.type) {
    case 'uploaded':
      return afterNews(event.media, stage);
    case 'told':
      if (stage.name !== 'processing' || stage.media.id !== event.media.id) return stage;
      return afterNews(event.media, stage.before);
    case 'reverted':
      return stage.name === 'processing' ? (stage.before ?? EMPTY) : stage;
    case 'saved':
      return stage.name === 'processing' ? { ...stage, before: null } : stage;
  }
}

function afterNews(media: UploadedMedia, before: VideoStage | null): VideoStage {
  if (media.status === 'PENDING') return { name: 'processing', media, before };
  // A failed upload restores the previous stage; a saved video has none.
  if (media.status === 'ERROR' && before) return before;
  return stageOfMedia(media);
}

export function mediaOf(stage: VideoStage): UploadedMedia | null {
  return stage.name === 'processing' || stage.name === 'media_available' ? stage.media : null;
}

export function heldMedia(stage: VideoStage): number[] {
  if (stage.name === 'empty') return [];
  const earlier = stage.name === 'processing' && stage.before ? heldMedia(stage.before) : [];
  return [stage.media.id, ...earlier];
}
