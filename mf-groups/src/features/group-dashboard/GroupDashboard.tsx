import { isApiError } from '@formline/shared/api-client';
import {
  type ClientGroup,
  listClientGroups,
  readClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { cachedAnswer, type QueryClient, queryOf, useQuery, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { groupDashboardTexts as texts } from './groupDashboard.texts';
import { GroupDashboardSkeleton } from './GroupDashboardSkeleton';
import { GroupHeader } from './GroupHeader';
import { GroupNotFound } from './GroupNotFound';

const NOT_FOUND = 404;

interface GroupDashboardProps {
  readonly groupId: number;
  readonly children: (group: ClientGroup) => ReactNode;
}

export function GroupDashboard({ groupId, children }: GroupDashboardProps) {
  const group = useQuery(groupQuery(useQueryClient(), useClubScope(), groupId));
  // Checked first: the cache may still hold a group that was removed meanwhile.
  if (isApiError(group.error) && group.error.status === NOT_FOUND) return <GroupNotFound />;
  if (group.data) return children(group.data);
  if (group.isPending) return <GroupDashboardSkeleton />;
  return (
    <>
      <GroupHeader />
      <ErrorState
        title={texts.failed}
        text={texts.failedText}
        isRetrying={group.isFetching}
        onRetry={() => void group.refetch()}
      />
    </>
  );
}

function groupQuery(cache: QueryClient, scope: ClubScope, groupId: number) {
  const list = queryOf(listClientGroups, { query: scope });
  return {
    ...queryOf(readClientGroup, { params: { id: groupId }, query: scope }),
    initialData: () => cachedAnswer(cache, list)?.find(({ id }) => id === groupId),
    initialDataUpdatedAt: () => cache.getQueryState(list.queryKey)?.dataUpdatedAt,
  };
}
