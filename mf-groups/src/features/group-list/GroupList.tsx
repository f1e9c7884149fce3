import { useQuery } from '@formline/shared/query';
import { useSearchText } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { PageHeader, SearchBox, Skeleton } from '@formline/shared/ui/core';
import { useDeferredValue, useMemo } from 'react';
import { groupListTexts } from './groupList.texts';
import { GroupListBody } from './GroupListBody';
import { groupsQuery } from './groups.queries';
import { type ListedGroup, searchGroups } from './listedGroups';

/** The page of all groups: header with count and search, and a card for each group. */
export function GroupList({ canEdit }: { readonly canEdit: boolean }) {
  const [text, setText] = useSearchText();
  const search = useDeferredValue(text).trim();
  const groups = useQuery(groupsQuery(useClubScope()));
  const found = useMemo(() => searchGroups(groups.data ?? [], search), [groups.data, search]);
  const hasGroups = groups.isPending || (groups.data !== undefined && groups.data.length > 0);
  return (
    <>
      <PageHeader
        title={groupListTexts.title}
        subtitle={hasGroups && <GroupCount all={groups.data} found={search ? found : null} />}
        actions={hasGroups && <SearchBox label={groupListTexts.search} value={text} onChange={setText} />}
      />
      <GroupListBody
        groups={groups}
        found={found}
        search={search}
        canEdit={canEdit}
        onClearSearch={() => setText('')}
      />
    </>
  );
}

interface GroupCountProps {
  readonly all: readonly ListedGroup[] | undefined;
  /** Null while nothing is searched for. */
  readonly found: readonly ListedGroup[] | null;
}

function GroupCount({ all, found }: GroupCountProps) {
  if (!all) return <Skeleton w="24" display="inline-block" verticalAlign="middle" />;
  return (
    <span role="status">
      {found ? groupListTexts.found(found.length, all.length) : groupListTexts.count(all.length)}
    </span>
  );
}
