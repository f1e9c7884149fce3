export const bannerTexts = {
  label: { info: 'Notice', warning: 'Warning', error: 'Problem' },
  dismiss: 'Dismiss',
};
