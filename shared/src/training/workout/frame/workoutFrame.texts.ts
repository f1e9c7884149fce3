export const workoutFrameTexts = {
  label: 'Workout',
  loading: 'Loading workout',
  failed: 'Error fetching workout',
  notFound: { title: 'We couldn’t find this workout', text: 'It may have been deleted from the library.' },
  close: 'Close workout',
} as const;
