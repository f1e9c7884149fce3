import { uploadWorkoutVideo } from '@formline/shared/contracts/library/media';

const MOST_GIGABYTES = uploadWorkoutVideo.files.video.maxBytes / 1024 ** 3;

export const workoutVideoTexts = {
  titles: { create: 'New Workout Video', edit: 'Edit Workout Video', view: 'Workout Video' },
  label: 'Video',
  hint: `MP4 or QuickTime, up to ${MOST_GIGABYTES} GB`,
  processing: 'We’re preparing your video for streaming. This takes about as long as the video plays.',
  processingShort: 'Processing…',
  saveMeanwhile: 'You can save the workout in the meantime.',
  ready: 'The video is ready',
  noVideo: 'This workout has no video.',
  fields: {
    name: 'Name',
    namePlaceholder: 'Enter Workout Name',
    description: 'Description',
    noDescription: 'No description',
    edits: { name: 'Change name', description: 'Change description' },
  },
  agreement: {
    text: 'A video you upload is Outside Content: you are responsible for it, and you confirm that you may share it and that everybody in it has agreed.',
    link: 'Read the terms and conditions',
    newTab: '(opens in a new tab)',
  },
  leaving: {
    title: 'Wait! Upload in progress',
    text: 'If you leave now, the upload is cancelled and the video is not kept.',
    leave: 'Discard',
    stay: 'Cancel',
  },
  refusals: {
    wrongType: 'Only MP4 and QuickTime videos can be uploaded. Please choose another file.',
    isEmpty: 'This file is empty. Please choose another one.',
    tooLarge: `This video is larger than ${MOST_GIGABYTES} GB. Please choose a smaller one.`,
  },
  errors: {
    upload: (message: string) => `An error has occurred: ${message}`,
    unexpected: 'An unexpected error occurred when uploading this video workout. Please try again.',
    status: 'There was an error uploading this video workout. Please try again later',
    save: 'An error occurred when trying to save the workout. Please try again.',
    saveScheduled: 'An error occurred when trying to save the scheduled workout. Please try again.',
  },
};
