export const calendarOwnerTexts = {
  lists: { client: 'My Clients', group: 'My Groups' },
  loading: { client: 'Loading client', group: 'Loading group' },
  calendar: 'Calendar',
  several: (count: number) => `${count} clients`,
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
    client: 'We couldn’t load this client',
    group: 'We couldn’t load this group',
  },
  failedText: 'Nothing is lost. Try again in a moment.',
};
