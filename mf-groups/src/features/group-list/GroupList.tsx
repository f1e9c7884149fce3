import { type ClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { FloatingButton, PageHeader, SearchBox, Skeleton } from '@formline/shared/ui/core';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoundGroups, useFound } from './FoundGroups';
import { groupListTexts } from './groupList.texts';
import { GroupListBody } from './GroupListBody';
import { listGroups } from './listedGroups';

interface GroupListProps {
  readonly notice?: ReactNode;
  readonly newGroupId?: number | null;
  readonly onCreate?: (() => void) | undefined;
  readonly onEdit?: ((group: ClientGroup) => void) | undefined;
}

export function GroupList({ notice, newGroupId = null, onCreate, onEdit }: GroupListProps) {
  const groups = useQuery({ ...queryOf(listClientGroups, { query: useClubScope() }), select: listGroups });
  const { data: all, isPending } = groups;
  const hasGroups = all ? all.length > 0 : isPending;
  return (
    <FoundGroups all={all} isLoading={isPending} newGroupId={newGroupId}>
      <PageHeader
        title={groupListTexts.title}
        subtitle={hasGroups && <GroupCount total={all?.length ?? 0} />}
        actions={hasGroups && <GroupSearch />}
      />
      {notice}
      <GroupListBody
        isRetrying={groups.isFetching}
        onRetry={() => void groups.refetch()}
        onCreate={onCreate}
        onEdit={onEdit}
      />
      {onCreate && hasGroups && (
        <FloatingButton icon={<UsersRound />} aria-haspopup="dialog" onClick={onCreate}>
          {groupListTexts.create}
        </FloatingButton>
      )}
    </FoundGroups>
  );
}

function GroupSearch() {
  const { text, setText } = useFound();
  return <SearchBox label={groupListTexts.search} value={text} onChange={setText} />;
}

function GroupCount({ total }: { readonly total: number }) {
  const { state } = useFound();
  if (state.kind === 'loading') return <Skeleton w="24" display="inline-block" verticalAlign="middle" />;
  return (
    <span role="status">
      {state.kind === 'filtered'
        ? groupListTexts.found(state.shown.length, total)
        : groupListTexts.count(total)}
    </span>
  );
}
