export const mediaUploaderTexts = {
  label: 'Image or video',
  empty: 'Drop a file here or choose one',
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel upload',
  progress: 'Upload progress',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  processing: 'Processing…',
  started: 'The upload has started',
  done: 'The file has been uploaded',
  cancelled: 'The upload was cancelled',
};
