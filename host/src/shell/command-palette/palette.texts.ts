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
    system: 'Use the light or dark scheme of the system',
    light: 'Use the light scheme',
    dark: 'Use the dark scheme',
  },
  loading: 'Loading clients and groups',
  failed: 'Clients and groups could not be loaded. Pages and actions work.',
  nothing: (text: string) => `Nothing found for “${text}”.`,
};
