import type { UseQueryResult } from '@formline/shared/query';
import { useSession } from '@formline/shared/session';
import { Button, EmptyState, ErrorState } from '@formline/shared/ui/core';
import { GroupCard } from './GroupCard';
import { GroupGrid } from './GroupGrid';
import { GroupGridSkeleton } from './GroupGridSkeleton';
import { groupListTexts } from './groupList.texts';
import type { ListedGroup } from './listedGroups';

interface GroupListBodyProps {
  readonly groups: UseQueryResult<ListedGroup[]>;
  readonly found: readonly ListedGroup[];
  readonly search: string;
  readonly canEdit: boolean;
  readonly onClearSearch: () => void;
}

/** The groups, or what stands in their place. */
export function GroupListBody({ groups, found, search, canEdit, onClearSearch }: GroupListBodyProps) {
  if (groups.isPending) return <GroupGridSkeleton />;
  if (groups.data === undefined) {
    return (
      <ErrorState
        title={groupListTexts.failed}
        text={groupListTexts.failedText}
        isRetrying={groups.isFetching}
        onRetry={() => void groups.refetch()}
      />
    );
  }
  if (groups.data.length === 0) return <NoGroups canEdit={canEdit} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title={groupListTexts.noResults}
        text={groupListTexts.noResultsFor(search)}
        action={<Button onClick={onClearSearch}>{groupListTexts.clearSearch}</Button>}
      />
    );
  }
  return (
    <GroupGrid aria-label={groupListTexts.list}>
      {found.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </GroupGrid>
  );
}

function NoGroups({ canEdit }: { readonly canEdit: boolean }) {
  const session = useSession();
  const club = session.status === 'signed-in' ? session.club : null;
  const text = club ? groupListTexts.emptyClubText(club.ClubName) : groupListTexts.emptyText;
  return <EmptyState title={groupListTexts.empty} text={canEdit ? text : groupListTexts.emptyReadOnlyText} />;
}
