import { refusalOfVideo } from './videoFile';
import { workoutVideoTexts } from './workoutVideo.texts';

const { refusals } = workoutVideoTexts;
const GIGABYTE = 1024 ** 3;

it.each([
  ['squats.mp4', 'video/mp4', 10, null],
  ['squats.mov', 'video/quicktime', GIGABYTE, null],
  ['SQUATS.MOV', '', 10, null],
  ['squats.webm', 'video/webm', 10, refusals.wrongType],
  ['squats.mp4', 'image/png', 10, refusals.wrongType],
  ['squats.avi', '', 10, refusals.wrongType],
  ['squats.mp4', 'video/mp4', 0, refusals.isEmpty],
  ['squats.mp4', 'video/mp4', GIGABYTE + 1, refusals.tooLarge],
])('of %s of type %p and %i bytes it says %p', (name, type, size, refusal) => {
  expect(refusalOfVideo({ name, type, size })).toBe(refusal);
});
