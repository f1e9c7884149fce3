export const dashboardCardTexts = {
  failed: 'This card could not be loaded.',
  tryAgain: 'Try again',
};
