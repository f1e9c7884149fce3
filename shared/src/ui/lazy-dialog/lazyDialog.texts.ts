export const lazyDialogTexts = {
  loading: 'Loading',
  failed: 'This part could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
};
