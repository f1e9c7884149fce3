import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { useLinkClicks } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Button, EmptyState, ErrorState } from '@formline/shared/ui/core';
import { UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { useFound } from './FoundGroups';
import { GroupCard } from './GroupCard';
import { GroupGridSkeleton } from './GroupGridSkeleton';
import { groupListTexts as texts } from './groupList.texts';
import type { ListedGroup } from './listedGroups';
import * as styles from './groupCards.module.css';

interface GroupListBodyProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onCreate: (() => void) | undefined;
  readonly onEdit: ((group: ClientGroup) => void) | undefined;
}

export function GroupListBody({ isRetrying, onRetry, onCreate, onEdit }: GroupListBodyProps) {
  const { text, setText, state } = useFound();
  switch (state.kind) {
    case 'loading':
      return <GroupGridSkeleton />;
    case 'error':
      return (
        <ErrorState title={texts.failed} text={texts.failedText} isRetrying={isRetrying} onRetry={onRetry} />
      );
    case 'empty':
      return <NoGroups onCreate={onCreate} />;
    case 'loaded':
    case 'filtered':
      if (state.shown.length > 0) return <Cards groups={state.shown} onEdit={onEdit} />;
      return (
        <EmptyState
          title={texts.noResults}
          text={texts.noResultsFor(text.trim())}
          action={<Button onClick={() => setText('')}>{texts.clearSearch}</Button>}
        />
      );
  }
}

interface CardsProps extends Pick<GroupListBodyProps, 'onEdit'> {
  readonly groups: readonly ListedGroup[];
}

function Cards({ groups, onEdit }: CardsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useLinkClicks(listRef);
  return (
    <ul ref={listRef} className={styles.grid} aria-label={texts.list}>
      {groups.map((listed) => (
        <GroupCard key={listed.group.id} listed={listed} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function NoGroups({ onCreate }: Pick<GroupListBodyProps, 'onCreate'>) {
  const session = useSession();
  const club = session.status === 'signed-in' ? session.club : null;
  if (!onCreate) return <EmptyState title={texts.empty} text={texts.emptyReadOnlyText} />;
  return (
    <EmptyState
      title={texts.empty}
      text={club ? texts.emptyClubText(club.ClubName) : texts.emptyText}
      action={
        <Button variant="primary" icon={<UsersRound />} onClick={onCreate}>
          {texts.create}
        </Button>
      }
    />
  );
}
