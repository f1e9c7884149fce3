import type { SpecifiedText } from '../SpecifiedText';

const JOURNEY = 'e2e/journeys/mf-libraries/workout-video.spec.ts';
const EDITOR = 'shared/src/training/workout/video/WorkoutVideoEditor.test.tsx';
const UPLOAD = 'shared/src/training/workout/video/useWorkoutVideo.test.tsx';

export const workoutVideoTexts: readonly SpecifiedText[] = [
  { text: 'Workout Video', where: JOURNEY },
  { text: 'Enter Workout Name', where: EDITOR },
  { text: 'Wait! Upload in progress', where: JOURNEY },
  { text: 'Discard', where: 'shared/src/training/workout/video/WorkoutVideoEditor.test.tsx' },
  { text: 'Cancel', where: JOURNEY },
  { text: 'An error has occurred: {message}', where: UPLOAD },
  {
    text: 'An unexpected error occurred when uploading this video workout. Please try again.',
    where: UPLOAD,
  },
  {
    text: 'There was an error uploading this video workout. Please try again later',
    where: 'mf-libraries/src/features/workouts/video/WorkoutVideoScreen.test.tsx',
  },
  {
    text: 'An error occurred when trying to save the workout. Please try again.',
    where: 'shared/src/training/workout/video/WorkoutVideoEditor.test.tsx',
  },
  {
    text: 'An error occurred when trying to save the scheduled workout. Please try again.',
    where: EDITOR,
  },
];
