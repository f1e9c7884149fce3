import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { useNavigate, usePageTitle, useParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { Slot } from '@formline/shared/slots';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { Button, chakra, pageFillsWindow, Stack } from '@formline/shared/ui/core';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { membersOf } from '../components/members/groupMember';
import { GroupDashboard } from '../features/group-dashboard/GroupDashboard';
import { groupDashboardTexts } from '../features/group-dashboard/groupDashboard.texts';
import { GroupHeader } from '../features/group-dashboard/GroupHeader';
import { GroupNotFound } from '../features/group-dashboard/GroupNotFound';
import { MembersCard } from '../features/group-dashboard/MembersCard';
import { useOpenedGroup } from '../features/group-dialog/interruptedDraft';
import { LazyGroupDialog } from '../features/group-dialog/LazyGroupDialog';

/** The calendar takes what header and members leave of the window. */
const Page = chakra('div', {
  base: { lg: { display: 'flex', flexDirection: 'column', ...pageFillsWindow('46rem') } },
});

/** /groups/my-groups/:groupId/dashboard?date= */
export function GroupDashboardRoute() {
  const groupId = z.safeParse(urlId, useParams()['groupId'] ?? '');
  if (!groupId.success) return <GroupNotFound />;
  return (
    <GroupDashboard key={groupId.data} groupId={groupId.data}>
      {(group) => <LoadedDashboard group={group} />}
    </GroupDashboard>
  );
}

function LoadedDashboard({ group }: { readonly group: ClientGroup }) {
  const canEdit = useCanEdit();
  const navigate = useNavigate();
  const [opened, setOpened] = useOpenedGroup();
  const members = useMemo(() => membersOf(group), [group]);
  usePageTitle(group.title);
  return (
    <Page>
      <GroupHeader
        title={group.title}
        actions={
          canEdit && (
            <Button icon={<Pencil />} aria-haspopup="dialog" onClick={() => setOpened({ group })}>
              {groupDashboardTexts.edit}
            </Button>
          )
        }
      />
      {!canEdit && <ManagerNotice />}
      <Stack gap="6" flex="1" minH="0">
        <MembersCard members={members} canEdit={canEdit} />
        <Slot name="group-dashboard:calendar" slotProps={{ groupId: group.id, canEdit }} />
      </Stack>
      {opened && (
        <LazyGroupDialog
          group={opened.group}
          typed={opened.draft}
          onClose={() => setOpened(null)}
          onRemoved={() => void navigate(GROUPS_PATH)}
        />
      )}
    </Page>
  );
}
