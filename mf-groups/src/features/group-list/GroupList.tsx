import { type ClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { groupFigures } from '@formline/shared/domain/clients/groupFigures';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { FiguresFailed } from '@formline/shared/training/overview/FiguresFailed';
import { FloatingButton, PageHeader, Skeleton } from '@formline/shared/ui/core';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useMemberFigures } from '../../components/figures/useMemberFigures';
import { FoundGroups, useFound } from './FoundGroups';
import { groupListTexts } from './groupList.texts';
import { GroupListBody } from './GroupListBody';
import { GroupTools } from './GroupTools';
import type { FiguresOfGroups } from './groupView';
import { type ListedGroup, listGroups } from './listedGroups';

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
  const { figures, hasFailed, isRetrying, retry } = useGroupFigures(all);
  return (
    <FoundGroups isLoading={isPending || (all !== undefined && !hasFailed)} {...{ all, figures, newGroupId }}>
      <PageHeader
        title={groupListTexts.title}
        subtitle={hasGroups && <GroupCount total={all?.length ?? 0} />}
        actions={hasGroups && <GroupTools />}
      />
      {notice}
      {hasFailed && <FiguresFailed {...{ isRetrying, retry }} />}
      <GroupListBody
        figures={figures}
        isRetrying={groups.isFetching || isRetrying}
        onRetry={() => {
          void groups.refetch();
          if (hasFailed) retry();
        }}
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

/** Of all groups at once, so that a search computes none. */
function useGroupFigures(all: readonly ListedGroup[] | undefined) {
  const { byId, ...state } = useMemberFigures();
  const figures = useMemo(
    (): FiguresOfGroups | undefined =>
      all &&
      byId &&
      new Map(
        all.map(({ group, members }) => [
          group.id,
          groupFigures(members.flatMap(({ id }) => byId.get(id) ?? [])),
        ]),
      ),
    [all, byId],
  );
  return { figures, ...state };
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
