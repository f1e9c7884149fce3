const clients = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'client' : 'clients'}`;

export const clientListTexts = {
  title: 'My Clients',
  search: 'Search clients',
  clearSearch: 'Clear search',
  loading: 'Loading clients',
  grid: 'Clients',
  moveBetween: 'Move between clients',
  inactive: 'Inactive',
  count: (all: number, inactive: number) =>
    inactive === 0 ? clients(all) : `${clients(all)}, ${inactive.toLocaleString('en-US')} inactive`,
  found: (found: number, all: number) => `${found.toLocaleString('en-US')} of ${clients(all)}`,
  noResults: 'No Search Results Found.',
  noResultsFor: (search: string) => `No client is called “${search}”.`,
  empty: 'Add your first Client',
  emptyText: 'Your clients will appear here, each with a dashboard for schedule, goals and measurements.',
  emptyClubText: (club: string) => `None of your clients belongs to ${club} yet.`,
  emptyReadOnly: 'No clients yet',
  emptyReadOnlyText: 'This trainer has not added a client.',
  failed: 'The client list could not be loaded',
  failedText: 'Your clients are safe. Try again in a moment.',
};
