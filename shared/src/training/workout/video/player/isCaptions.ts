/** Whether a text track holds captions: a player may add others for its own use. */
export const isCaptions = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';
