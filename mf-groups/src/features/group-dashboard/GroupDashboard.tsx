import type { ClientGroup } from '@formline/shared/contracts/clientGroups';
import { useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { groupsQuery } from '../../queries/groups.queries';
import { groupDashboardTexts as texts } from './groupDashboard.texts';
import { GroupDashboardSkeleton } from './GroupDashboardSkeleton';
import { GroupHeader } from './GroupHeader';
import { GroupNotFound } from './GroupNotFound';

interface GroupDashboardProps {
  readonly groupId: number;
  /** The dashboard, once the group is known. */
  readonly children: (group: ClientGroup) => ReactNode;
}

/** One group, or what became of it. */
export function GroupDashboard({ groupId, children }: GroupDashboardProps) {
  const groups = useQuery(groupsQuery(useClubScope()));
  const group = groups.data?.find(({ id }) => id === groupId);
  if (group) return children(group);
  if (groups.isPending || (groups.data && groups.isFetching)) return <GroupDashboardSkeleton />;
  if (groups.data) return <GroupNotFound />;
  return (
    <>
      <GroupHeader title={texts.subtitle} />
      <ErrorState
        title={texts.failed}
        text={texts.failedText}
        isRetrying={groups.isFetching}
        onRetry={() => void groups.refetch()}
      />
    </>
  );
}
