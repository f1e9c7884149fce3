export const bootstrapTexts = {
  startFailed: {
    title: 'Formline could not start',
    text: 'The list of its parts could not be read. Check your connection and try again.',
  },
};
