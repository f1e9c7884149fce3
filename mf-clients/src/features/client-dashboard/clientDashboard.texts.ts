export const clientDashboardTexts = {
  myClients: 'My Clients',
  subtitle: 'Dashboard',
  loading: 'Loading client',
  notFound: 'Client not found',
  notFoundTitle: 'This client is not in your list',
  notFoundText: 'The link may be incomplete, or the client may have been removed.',
  backToClients: 'Back to My Clients',
  byName: {
    title: 'Which client?',
    several: (firstName: string) =>
      `You have several clients called ${firstName}. Choose whose dashboard to open.`,
  },
  inactive: {
    title: 'Inactive client',
    choose:
      'This client is inactive. You can choose them as a free client in My Clients, or train all your clients with Plus or Pro.',
  },
  failed: 'We couldn’t load this dashboard',
  failedText: 'Nothing is lost. Try again in a moment.',
  summary: {
    title: 'Client Summary',
    age: 'Age',
    years: (age: number) => (age === 1 ? '1 year' : `${age} years`),
    height: 'Height',
    weight: 'Weight',
    focus: 'Focus',
    noFocus: 'No focus set',
    trainingSince: 'Training since',
    status: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    invited: 'Invited',
    missing: 'n/a',
  },
};
