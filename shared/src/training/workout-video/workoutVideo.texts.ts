import { uploadWorkoutVideo } from '@formline/shared/contracts/media';

const MOST_GIGABYTES = uploadWorkoutVideo.files.video.maxBytes / 1024 ** 3;

export const workoutVideoTexts = {
  refusals: {
    wrongType: 'Only MP4 and QuickTime videos can be uploaded. Please choose another file.',
    isEmpty: 'This file is empty. Please choose another one.',
    tooLarge: `This video is larger than ${MOST_GIGABYTES} GB. Please choose a smaller one.`,
  },
};
