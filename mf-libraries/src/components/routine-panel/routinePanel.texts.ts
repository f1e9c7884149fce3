export const routinePanelTexts = {
  back: 'Back',
  toExercises: 'Back to exercises',
  loading: 'Loading details',
  failed: 'The details could not be loaded',
  goneText: 'It may have been removed from your library.',
};
