import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import { useSession } from '@formline/shared/session';
import { Button, EmptyState, ErrorState } from '@formline/shared/ui/core';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientAct } from './clientAct';
import { ClientGrid } from './tiles/ClientGrid';
import { ClientGridSkeleton } from './tiles/ClientGridSkeleton';
import { clientListTexts as texts } from './clientList.texts';
import { useClearFilters, useListState, useSearchField } from './FoundClients';
import { useTagsOfClients } from '../../components/tags/data';
import { useTaggedClients } from '../../components/tags/tagFilter';
import { tagsTexts } from '../../components/tags/tags.texts';
import type { ListedClient } from './listedClients';
import { isFiltering, useListFilters } from './filters/listFilters';
import type { ClientSelection } from './selection/chosenClients';
import { useActiveOnly } from './useActiveOnly';

interface ClientListBodyProps {
  readonly step: InactiveClientStep | null;
  readonly newClientId: number | null;
  readonly selection: ClientSelection | null;
  readonly isRetrying: boolean;
  /** Shows the clients instead of the tiles. */
  readonly renderTable: ((shown: readonly ListedClient[]) => ReactNode) | null;
  readonly onRetry: () => void;
  readonly onAct: (act: ClientAct) => void;
  readonly onAdd: (() => void) | undefined;
}

export function ClientListBody(props: ClientListBodyProps) {
  const tags = useTagsOfClients();
  const { step, newClientId, selection, renderTable, onAct, onAdd } = props;
  const state = useListState();
  switch (state.kind) {
    case 'loading':
      return <ClientGridSkeleton />;
    case 'error':
      return (
        <ErrorState
          title={texts.failed}
          text={texts.failedText}
          isRetrying={props.isRetrying}
          onRetry={props.onRetry}
        />
      );
    case 'empty':
      return <NoClients onAdd={onAdd} />;
    case 'all-clients':
    case 'narrowed-clients':
    case 'filtered-clients':
      if (state.shown.length > 0) {
        return renderTable ? (
          renderTable(state.shown)
        ) : (
          <ClientGrid listed={state.shown} {...{ tags, step, newClientId, selection, onAct }} />
        );
      }
      return <NoneShown />;
  }
}

function NoneShown() {
  const { text, setText, isActiveOnly } = useSearchField();
  const { taggedIds, clear } = useTaggedClients();
  const [filters] = useListFilters();
  const search = text.trim();
  if (search === '' && isFiltering(filters)) return <NoneFiltered />;
  if (search === '' && taggedIds) {
    return (
      <EmptyState
        title={tagsTexts.noneFound}
        text={tagsTexts.noneFoundText}
        action={<Button onClick={clear}>{tagsTexts.clearTags}</Button>}
      />
    );
  }
  if (search === '') return <NoneActive />;
  return (
    <EmptyState
      title={texts.noResults}
      text={isActiveOnly ? texts.noActiveResultsFor(search) : texts.noResultsFor(search)}
      action={<Button onClick={() => setText('')}>{texts.clearSearch}</Button>}
    />
  );
}

function NoneFiltered() {
  const showAll = useClearFilters();
  return (
    <EmptyState
      title={texts.noneFiltered}
      text={texts.noneFilteredText}
      action={<Button onClick={showAll}>{texts.showAll}</Button>}
    />
  );
}

function NoneActive() {
  const [, setIsActiveOnly] = useActiveOnly();
  return (
    <EmptyState
      title={texts.noneActive}
      text={texts.noneActiveText}
      action={<Button onClick={() => setIsActiveOnly(false)}>{texts.showAll}</Button>}
    />
  );
}

function NoClients({ onAdd }: Pick<ClientListBodyProps, 'onAdd'>) {
  const session = useSession();
  const club = session.status === 'signed-in' ? session.club : null;
  if (!onAdd) return <EmptyState title={texts.emptyReadOnly} text={texts.emptyReadOnlyText} />;
  return (
    <EmptyState
      title={texts.empty}
      text={club ? texts.emptyClubText(club.ClubName) : texts.emptyText}
      action={
        <Button variant="primary" icon={<UserPlus />} onClick={onAdd}>
          {texts.add}
        </Button>
      }
    />
  );
}
