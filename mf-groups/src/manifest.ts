import type { RemoteManifest } from '@formline/shared/contracts/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/remoteManifest';

export const manifest: RemoteManifest = {
  name: 'mf-groups',
  contractVersion: CONTRACT_VERSION,
  routes: [{ path: '/groups/my-groups', expose: './GroupListRoute', title: 'My Groups', access: 'trainer' }],
  redirects: [{ from: '/groups/*', to: '/groups/my-groups' }],
  tabs: [
    {
      section: 'groups',
      label: 'Groups',
      path: '/groups/my-groups',
      order: 20,
      subTabs: [{ label: 'My Groups', path: '/groups/my-groups' }],
    },
  ],
  slots: [],
  smoke: [{ path: '/groups/my-groups', shows: 'My Groups' }],
};
