export const subjectTexts = {
  lists: { client: 'My Clients', group: 'My Groups' },
  loading: { client: 'Loading client', group: 'Loading group' },
  calendar: 'Calendar',
  notFound: {
    client: {
      title: 'This client is not in your list',
      text: 'The link may be incomplete, or the client may have been removed.',
      back: 'Back to My Clients',
    },
    group: {
      title: 'This group is not in your list',
      text: 'The link may be incomplete, or the group may have been removed.',
      back: 'Back to My Groups',
    },
  },
  failed: {
    client: 'The client could not be loaded',
    group: 'The group could not be loaded',
  },
  failedText: 'Nothing is lost. Try again in a moment.',
};
