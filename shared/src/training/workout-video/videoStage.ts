import type { UploadedMedia } from '@formline/shared/contracts/media';

/** How far the video of a workout is on the screen. `before` is what a cancelled or failed upload reverts to. */
export type VideoStage =
  | { readonly name: 'empty' }
  | { readonly name: 'uploading'; readonly share: number; readonly before: VideoStage }
  | {
      readonly name: 'processing';
      /** Null as long as the server has all of it and has not answered. */
      readonly media: UploadedMedia | null;
      /** Null when there is nothing to go back to: the workout was saved with this video. */
      readonly before: VideoStage | null;
    }
  | { readonly name: 'media_available'; readonly media: UploadedMedia }
  | { readonly name: 'error'; readonly media: UploadedMedia };

export type VideoEvent =
  | { readonly type: 'chosen' }
  | { readonly type: 'progressed'; readonly share: number }
  /** The server answered an upload, or says how far a video is. */
  | { readonly type: 'told'; readonly media: UploadedMedia }
  /** Cancelled by the person, refused by the server, or gone from it. */
  | { readonly type: 'reverted' }
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
    case 'chosen':
      return { name: 'uploading', share: 0, before: stage };
    case 'progressed':
      return afterProgress(stage, event.share);
    case 'told':
      return afterTold(stage, event.media);
    case 'reverted':
      return stage.name === 'uploading' || stage.name === 'processing' ? (stage.before ?? EMPTY) : stage;
    case 'saved':
      return stage.name === 'processing' ? { ...stage, before: null } : stage;
  }
}

/** At the end of the way the server still looks at the file. A form that is sent again begins anew. */
function afterProgress(stage: VideoStage, share: number): VideoStage {
  if (stage.name === 'uploading' && share >= 1) {
    return { name: 'processing', media: null, before: stage.before };
  }
  if (stage.name === 'uploading') return { ...stage, share };
  const isSentAgain = stage.name === 'processing' && stage.media === null && share < 1;
  return isSentAgain ? { name: 'uploading', share, before: stage.before ?? EMPTY } : stage;
}

function afterTold(stage: VideoStage, media: UploadedMedia): VideoStage {
  if (stage.name !== 'uploading' && stage.name !== 'processing') return stage;
  const isOfAnother = stage.name === 'processing' && stage.media !== null && stage.media.id !== media.id;
  if (isOfAnother) return stage;
  if (media.status === 'PENDING') return { name: 'processing', media, before: stage.before };
  // An upload that failed leaves what was there before; a saved video has nothing before it.
  if (media.status === 'ERROR' && stage.before) return stage.before;
  return stageOfMedia(media);
}

/** The video a workout would be saved with now: the newest one the server has. */
export function mediaOf(stage: VideoStage): UploadedMedia | null {
  switch (stage.name) {
    case 'empty':
      return null;
    case 'uploading':
      return mediaOf(stage.before);
    case 'processing':
      return stage.media ?? (stage.before ? mediaOf(stage.before) : null);
    case 'media_available':
    case 'error':
      return stage.media;
  }
}

/** Numbers of all videos a stage still needs: its own and those it may revert to. */
export function heldMedia(stage: VideoStage): number[] {
  const own = 'media' in stage && stage.media ? [stage.media.id] : [];
  const earlier = 'before' in stage && stage.before ? heldMedia(stage.before) : [];
  return [...own, ...earlier];
}
