export const smallScreenGateTexts = {
  title: 'Try the app for a better experience.',
  text: 'The dashboard is made for larger screens.',
  download: 'Download',
  continueAnyway: 'Continue anyway',
};
