export const managerDashboardTexts = {
  title: 'My Dashboard',
  waysIn: 'What you can look at',
  clients: 'Clients',
  clientsText: 'Dashboard, schedule and goals of each client',
  groups: 'Groups',
  groupsText: 'Who trains together',
  libraries: 'Libraries',
  librariesText: 'What workouts are made of',
};
