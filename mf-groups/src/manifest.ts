import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import { listClientGroups, readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { groupListTexts } from './features/group-list/groupList.texts';
import { CREATE_PARAMETER } from './routes/createAddress';

export const manifest: RemoteManifest = {
  name: 'mf-groups',
  owner: { team: '@formline/groups', contact: 'groups@formline.example' },
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: GROUPS_PATH,
      expose: './GroupListRoute',
      title: 'My Groups',
      isTitleHeading: true,
      access: 'trainer',
      reads: [`${listClientGroups.path}?club_id=:club`],
    },
    {
      path: `${GROUPS_PATH}/:groupId/dashboard`,
      expose: './GroupDashboardRoute',
      title: 'Dashboard',
      access: 'trainer',
      reads: [`${readClientGroup.path.replace(':id', ':groupId')}?club_id=:club`],
    },
  ],
  redirects: [{ from: '/groups/*', to: GROUPS_PATH }],
  tabs: [
    {
      section: 'groups',
      label: 'Groups',
      path: GROUPS_PATH,
      order: 20,
      subTabs: [{ label: 'My Groups', path: GROUPS_PATH }],
    },
  ],
  actions: [{ label: groupListTexts.create, path: `${GROUPS_PATH}?${CREATE_PARAMETER}=group` }],
  slots: [],
  smoke: [
    { path: GROUPS_PATH, shows: 'My Groups' },
    { path: `${GROUPS_PATH}/:groupId/dashboard`, from: GROUPS_PATH, shows: 'Members' },
  ],
};
