export const paletteTexts = {
  label: 'Search and go to',
  placeholder: 'Search clients, groups, pages and actions',
  pages: 'Pages',
  clients: 'Clients',
  groups: 'Groups',
  actions: 'Actions',
  inactive: 'Inactive',
  group: (members: number) => (members === 1 ? '1 member' : `${members} members`),
  switchTo: (profile: string) => `Switch to ${profile}`,
  schemes: {
    system: 'Use the system’s appearance',
    light: 'Use light mode',
    dark: 'Use dark mode',
  },
  loading: 'Loading clients and groups',
  failed: 'We couldn’t load clients and groups. Pages and actions still work.',
  nothing: (text: string) => `Nothing found for “${text}”.`,
};
