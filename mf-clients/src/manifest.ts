import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import { readAttention } from '@formline/shared/contracts/overview/attention';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readClient } from '@formline/shared/contracts/people/users';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { listPerformanceAssessments } from '@formline/shared/contracts/records/performanceAssessments';
import { TODAY_PATH } from '@formline/shared/domain/clients/clientPaths';

/** What managers see too: a client and the cards of their dashboard. */
const dashboardReads = [
  readClient,
  listMeasurements,
  readDashboardMilestones,
  readLatestNutrition,
  listPerformanceAssessments,
  readOhsaResults,
];

export const manifest: RemoteManifest = {
  name: 'mf-clients',
  owner: { team: '@formline/clients', contact: 'clients@formline.example' },
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: TODAY_PATH,
      expose: './TodayRoute',
      title: 'Today',
      isTitleHeading: true,
      access: 'trainer',
      reads: [`${readClientOverview.path}?club_id=:club&currentDate=:today`, readAttention.path],
    },
    {
      path: '/clients/my-clients',
      expose: './ClientListRoute',
      title: 'My Clients',
      isTitleHeading: true,
      access: 'trainer',
      reads: [`${listTrainerClients.path}?club_id=:club`],
    },
    {
      path: '/clients/my-clients/:client/dashboard',
      expose: './ClientDashboardRoute',
      title: 'Dashboard',
      access: 'trainer',
      reads: dashboardReads.map(({ path }) => path.replace(':id', ':clientId')),
    },
    { path: '/clients/view-subscriptions', expose: './SubscriptionRoute', title: 'Plans', access: 'trainer' },
    {
      path: '/dashboard/cc-dashboard',
      expose: './ManagerDashboardRoute',
      title: 'My Dashboard',
      isTitleHeading: true,
      access: 'manager',
    },
  ],
  redirects: [
    { from: '/clients/*', to: '/clients/my-clients' },
    { from: '/dashboard/*', to: '/dashboard/cc-dashboard' },
  ],
  tabs: [
    {
      section: 'dashboard',
      label: 'Dashboard',
      path: '/dashboard/cc-dashboard',
      order: 40,
      managersOnly: true,
      subTabs: [{ label: 'My Dashboard', path: '/dashboard/cc-dashboard' }],
    },
    {
      section: 'clients',
      label: 'Clients',
      path: '/clients/my-clients',
      order: 30,
      subTabs: [
        { label: 'Today', path: TODAY_PATH },
        { label: 'My Clients', path: '/clients/my-clients' },
      ],
    },
  ],
  slots: [{ slot: 'shell:account', expose: './AccountSlot' }],
  smoke: [
    { path: TODAY_PATH, shows: 'Needs you' },
    { path: '/clients/my-clients', shows: 'My Clients' },
    { path: '/clients/my-clients/:client/dashboard', from: '/clients/my-clients', shows: 'Goals' },
    { path: '/dashboard/cc-dashboard', shows: 'My Dashboard' },
    { path: '/clients/view-subscriptions', shows: "Choose the plan that's best for you" },
  ],
};
