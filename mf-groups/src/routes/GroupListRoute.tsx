import { useCanEdit } from '@formline/shared/session';
import { GroupList } from '../features/group-list/GroupList';

/** /groups/my-groups */
export function GroupListRoute() {
  return <GroupList canEdit={useCanEdit()} />;
}
