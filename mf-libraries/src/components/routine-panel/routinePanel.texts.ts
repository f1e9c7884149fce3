export const routinePanelTexts = {
  back: 'Back',
  toExercises: 'Back to exercises',
  loading: 'Loading details',
  failed: 'We couldn’t load the details',
  deletedText: 'It may have been removed from your library.',
};
