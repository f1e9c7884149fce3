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
import { type FiguresOfGroups, useGroupView } from './groupView';
import type { ListedGroup } from './listedGroups';
import * as styles from './groupCards.module.css';

interface GroupListBodyProps {
  readonly figures: FiguresOfGroups | undefined;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onCreate: (() => void) | undefined;
  readonly onEdit: ((group: ClientGroup) => void) | undefined;
}

export function GroupListBody(props: GroupListBodyProps) {
  const { figures, isRetrying, onRetry, onCreate, onEdit } = props;
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
      if (state.shown.length > 0) return <Cards groups={state.shown} {...{ figures, onEdit }} />;
      if (text.trim() === '') return <NobodyBehind />;
      return (
        <EmptyState
          title={texts.noResults}
          text={texts.noResultsFor(text.trim())}
          action={<Button onClick={() => setText('')}>{texts.clearSearch}</Button>}
        />
      );
  }
}

interface CardsProps extends Pick<GroupListBodyProps, 'figures' | 'onEdit'> {
  readonly groups: readonly ListedGroup[];
}

function Cards({ groups, figures, onEdit }: CardsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useLinkClicks(listRef);
  return (
    <ul ref={listRef} className={styles.grid} aria-label={texts.list}>
      {groups.map((listed) => (
        <GroupCard
          key={listed.group.id}
          listed={listed}
          figures={figures?.get(listed.group.id)}
          onEdit={onEdit}
        />
      ))}
    </ul>
  );
}

function NobodyBehind() {
  const [, choose] = useGroupView();
  return (
    <EmptyState
      title={texts.noneBehind}
      text={texts.noneBehindText}
      action={<Button onClick={() => choose({ isBehindOnly: false })}>{texts.showAll}</Button>}
    />
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
