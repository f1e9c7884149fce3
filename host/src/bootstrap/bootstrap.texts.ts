export const bootstrapTexts = {
  startFailed: {
    title: 'Formline could not start',
    text: 'We couldn’t load the page. Check your connection and try again.',
  },
};
