export const removeWorkTexts = {
  title: (name: string) => `Delete ${name}?`,
  scope: 'What to delete',
  scopes: {
    day: { label: 'This workout', note: (day: string) => `Only on ${day}` },
    following: {
      label: 'This and all that follow',
      note: (day: string) => `Everything of this schedule from ${day} on`,
    },
    all: { label: 'The whole schedule', note: () => 'Everything that is still ahead' },
  },
  whole: 'Everything that is still ahead is deleted.',
  consequence: {
    client: (name: string) => `It is removed from the calendar of ${name}. Past and completed workouts stay.`,
    group: (name: string) =>
      `It is removed from the calendars of all members of ${name}. Past and completed workouts stay.`,
  },
  cancelled: 'Note in the activity that it was cancelled',
  done: 'Completed workouts stay. Choose a larger part than this one.',
  submit: 'Delete',
  keep: 'Keep',
  failed: 'Failed to delete schedule(s).',
  failedBecause: (why: string) => `Failed to delete schedule(s). ${why}`,
  deletedCount: (count: number) => (count === 1 ? '1 workout deleted' : `${count} workouts deleted`),
  cancelledCount: (count: number) => (count === 1 ? '1 workout cancelled' : `${count} workouts cancelled`),
};
