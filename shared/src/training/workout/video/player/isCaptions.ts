/** Whether a text track has captions: a player may add tracks for its own use. */
export const isCaptions = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';
