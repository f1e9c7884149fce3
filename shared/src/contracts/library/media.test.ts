import { readWorkoutVideo } from './media';
import * as z from '../schema';

it('a video is known by the three fields that the documents give it', () => {
  const answer = { id: 7, status: 'ERROR' };
  expect(z.safeParse(readWorkoutVideo.result, answer).data).toEqual({
    ...answer,
    stream_url: null,
    thumbnail_url: null,
  });
});
