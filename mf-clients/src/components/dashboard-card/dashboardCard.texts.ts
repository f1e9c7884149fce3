export const dashboardCardTexts = {
  failed: 'We couldn’t load this card.',
  tryAgain: 'Try again',
};
