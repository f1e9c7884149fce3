export const workoutVideoScreenTexts = {
  loading: 'Loading workout video',
  failed: 'Error fetching workout',
  failedText: 'Check your connection and try again.',
  gone: { title: 'This workout is not here', text: 'It may have been removed from the library.' },
};
