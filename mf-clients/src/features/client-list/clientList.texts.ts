/** Created once, because the count is formatted on every key. */
const english = new Intl.NumberFormat('en-US');
const number = (count: number) => english.format(count);
const clients = (count: number) => `${number(count)} ${count === 1 ? 'client' : 'clients'}`;

export const clientListTexts = {
  title: 'My Clients',
  chooseFree: (count: number) =>
    count === 1 ? 'Choose 1 Client Free' : `Choose ${number(count)} Clients Free`,
  chooseFreeHow: 'The clients you choose stay active without a subscription. A choice cannot be reversed.',
  seePlans: 'See plans',
  search: 'Search clients',
  clearSearch: 'Clear search',
  loading: 'Loading clients',
  grid: 'Clients',
  moveBetween: 'Move between clients',
  inactive: 'Inactive',
  invited: 'Invited',
  activeOnly: 'Active only',
  count: (all: number, active: number) =>
    all === active ? clients(all) : `${clients(all)}, ${number(all - active)} inactive`,
  found: (found: number, all: number) => `${number(found)} of ${clients(all)}`,
  noResults: 'No Search Results Found.',
  noResultsFor: (search: string) => `No client matches “${search}”.`,
  noActiveResultsFor: (search: string) => `No active client matches “${search}”.`,
  noneActive: 'No active clients',
  noneActiveText: 'All your clients are inactive at present.',
  showAll: 'Show all clients',
  add: 'Add Client',
  empty: 'Add your first Client',
  emptyText: 'Your clients will appear here, each with a dashboard for schedule, goals and measurements.',
  emptyClubText: (club: string) => `None of your clients belongs to ${club} yet.`,
  emptyReadOnly: 'No clients yet',
  emptyReadOnlyText: 'This trainer has not added a client.',
  failed: 'We couldn’t load your clients',
  failedText: 'Your clients are safe. Try again in a moment.',
  activationFailed: 'We couldn’t match your clients with your subscription.',
  tryAgain: 'Try again',
  allActivated: (count: number) => `Your subscription has started: ${clients(count)} active.`,
  allDeactivated: (count: number) => `Your subscription has ended: ${clients(count)} inactive.`,
  chooseHeading: 'Choose your free client',
  chooseOne: (name: string) => `Choose ${name} as your one free client? This cannot be reversed.`,
  chooseOneOf: (name: string, limit: number) =>
    `Choose ${name} as one of your ${number(limit)} free clients? This cannot be reversed.`,
  choose: 'Choose client',
  chooseFailed: 'We couldn’t save your choice. Please try again.',
  chosen: (name: string) => `${name} is active now.`,
  moreFor: (name: string) => `More for ${name}`,
  moreFailed: (name: string) => `We couldn’t load more for ${name}. Try again`,
  reactivate: 'Reactivate',
  reactivated: (name: string) => `${name} is active again.`,
  reactivateFailed: (name: string) => `We couldn’t reactivate ${name}. Please try again.`,
  resend: 'Resend invite',
};
