import { isApiError } from '@formline/shared/api-client';
import type { ClientGroup } from '@formline/shared/contracts/clientGroups';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { groupQuery } from '../../queries/groups.queries';
import { groupDashboardTexts as texts } from './groupDashboard.texts';
import { GroupDashboardSkeleton } from './GroupDashboardSkeleton';
import { GroupHeader } from './GroupHeader';
import { GroupNotFound } from './GroupNotFound';

const NOT_FOUND = 404;

interface GroupDashboardProps {
  readonly groupId: number;
  /** The dashboard, once the group is known. */
  readonly children: (group: ClientGroup) => ReactNode;
}

/** One group, or what became of it. */
export function GroupDashboard({ groupId, children }: GroupDashboardProps) {
  const group = useQuery(groupQuery(useQueryClient(), useClubScope(), groupId));
  // Before what is known of it: a group that was removed meanwhile is not shown as before.
  if (isApiError(group.error) && group.error.status === NOT_FOUND) return <GroupNotFound />;
  if (group.data) return children(group.data);
  if (group.isPending) return <GroupDashboardSkeleton />;
  return (
    <>
      <GroupHeader title={texts.subtitle} />
      <ErrorState
        title={texts.failed}
        text={texts.failedText}
        isRetrying={group.isFetching}
        onRetry={() => void group.refetch()}
      />
    </>
  );
}
