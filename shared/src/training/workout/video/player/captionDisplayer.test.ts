import { captionDisplayer } from './captionDisplayer';

class FakeTrack {
  readonly kind = 'captions';
  cues: { readonly text: string }[] = [];
  addCue = (cue: { readonly text: string }) => this.cues.push(cue);
  removeCue = (cue: { readonly text: string }) => (this.cues = this.cues.filter((one) => one !== cue));
}
class FakeCue {
  snapToLines = true;
  line: number | 'auto' = 'auto';
  constructor(
    readonly startTime: number,
    readonly endTime: number,
    readonly text: string,
  ) {}
}

const cue = (startTime: number, endTime: number, payload: string) => ({ startTime, endTime, payload });

it('puts captions into one track of the video, which is there only with the first of them', async () => {
  Object.defineProperty(window, 'VTTCue', { value: FakeCue, configurable: true });
  const video = document.createElement('video');
  const tracks: FakeTrack[] = [];
  const addTextTrack = () => {
    tracks.push(new FakeTrack());
    return tracks.at(-1);
  };
  Object.defineProperties(video, { textTracks: { value: tracks }, addTextTrack: { value: addTextTrack } });
  const displayer = captionDisplayer(video);
  expect(tracks).toHaveLength(0);
  displayer.append([cue(0, 8, 'Raise both arms.'), cue(8, 16, 'Squat.')]);
  expect(tracks.map(({ cues }) => cues.map(({ text }) => text))).toEqual([['Raise both arms.', 'Squat.']]);
  expect(tracks[0]?.cues[0]).toMatchObject({ snapToLines: false, line: 72 });
  displayer.append([cue(8, 16, 'Squat.')]);
  expect(tracks[0]?.cues).toHaveLength(2);
  expect(displayer.remove(0, 8)).toBe(true);
  expect(tracks[0]?.cues.map(({ text }) => text)).toEqual(['Squat.']);
  await displayer.destroy();
  expect(tracks[0]?.cues).toEqual([]);
});
