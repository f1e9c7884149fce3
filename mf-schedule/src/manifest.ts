import type { RemoteManifest } from '@formline/shared/contracts/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/remoteManifest';

export const manifest: RemoteManifest = {
  name: 'mf-schedule',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: '/clients/my-clients/:client/dashboard/calendar',
      expose: './ClientCalendarRoute',
      title: 'Calendar',
      access: 'trainer',
    },
  ],
  redirects: [],
  tabs: [],
  slots: [
    { slot: 'client-dashboard:schedule', expose: './ScheduleCardSlot' },
    { slot: 'group-dashboard:calendar', expose: './GroupCalendarSlot' },
  ],
  smoke: [{ path: '/clients/my-clients/ava/dashboard/calendar', shows: 'My Clients' }],
};
