import type { UploadedMedia } from '@formline/shared/contracts/library/media';

/**
 * Where the video of a workout stands. While a file is on its way to the server this stays as it is: what is there changes
 * when the file has arrived.
 */
export type VideoStage =
  | { readonly name: 'empty' }
  | {
      readonly name: 'processing';
      readonly media: UploadedMedia;
      /** What a cancelled or failed upload reverts to; null when the workout was saved with this video. */
      readonly before: VideoStage | null;
    }
  | { readonly name: 'media_available'; readonly media: UploadedMedia }
  | { readonly name: 'error'; readonly media: UploadedMedia };

export type VideoEvent =
  /** A file has arrived at the server. */
  | { readonly type: 'uploaded'; readonly media: UploadedMedia }
  /** The server says how far a video is. */
  | { readonly type: 'told'; readonly media: UploadedMedia }
  /** The upload was cancelled, or is gone from the server. */
  | { readonly type: 'reverted' }
  /** The workout has the video now. */
  | { readonly type: 'saved' };

const EMPTY: VideoStage = { name: 'empty' };

/** Where a workout's video stands when its screen opens. */
export function stageOfMedia(media: UploadedMedia | null): VideoStage {
  if (!media) return EMPTY;
  switch (media.status) {
    case 'PENDING':
      return { name: 'processing', media, before: null };
    case 'ERROR':
      return { name: 'error', media };
    case 'FINISHED':
      // What is ready and has no stream cannot be played: another video may be sent.
      return media.stream_url === null ? EMPTY : { name: 'media_available', media };
  }
}

/** The stage after something happened; the same one when that means nothing here. */
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
  // An upload that failed leaves what was there before; a saved video has nothing before it.
  if (media.status === 'ERROR' && before) return before;
  return stageOfMedia(media);
}

/** The video a workout would be saved with now; null when there is none it could have. */
export function mediaOf(stage: VideoStage): UploadedMedia | null {
  return stage.name === 'processing' || stage.name === 'media_available' ? stage.media : null;
}

/** Numbers of all videos a stage still needs: its own and those it may revert to. */
export function heldMedia(stage: VideoStage): number[] {
  if (stage.name === 'empty') return [];
  const earlier = stage.name === 'processing' && stage.before ? heldMedia(stage.before) : [];
  return [stage.media.id, ...earlier];
}
