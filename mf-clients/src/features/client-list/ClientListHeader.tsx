import { Button, chakra, PageHeader, SearchBox, Skeleton } from '@formline/shared/ui/core';
import type { ClientCounts } from '@formline/shared/domain/freeClients';
import { clientListTexts as texts } from './clientList.texts';
import type { ClientListState } from './clientListState';

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > [role=search]': { flex: '1 1 {sizes.80}', minW: '0' },
  },
});

interface ClientListHeaderProps {
  readonly title: string;
  readonly state: ClientListState;
  readonly counts: ClientCounts | undefined;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isActiveOnly: boolean;
  readonly onActiveOnly: (isActiveOnly: boolean) => void;
}

/** The head of the list: how many clients there are, and the ways to see fewer. */
export function ClientListHeader(props: ClientListHeaderProps) {
  const { title, state, counts, search, onSearch, isActiveOnly, onActiveOnly } = props;
  const isMixed = counts !== undefined && counts.active > 0 && counts.active < counts.total;
  return (
    <PageHeader
      title={title}
      subtitle={state.kind === 'error' ? null : <ClientCount state={state} counts={counts} />}
      actions={
        state.kind !== 'error' &&
        state.kind !== 'empty' && (
          <Tools>
            {(isMixed || isActiveOnly) && (
              <Button aria-pressed={isActiveOnly} onClick={() => onActiveOnly(!isActiveOnly)}>
                {texts.activeOnly}
              </Button>
            )}
            <SearchBox label={texts.search} value={search} onChange={onSearch} />
          </Tools>
        )
      }
    />
  );
}

function ClientCount({ state, counts }: Pick<ClientListHeaderProps, 'state' | 'counts'>) {
  if (!counts) return <Skeleton w="24" display="inline-block" verticalAlign="middle" />;
  const isPart = state.kind === 'filtered-clients' || state.kind === 'active-clients';
  return (
    <span role="status">
      {isPart ? texts.found(state.shown.length, counts.total) : texts.count(counts.total, counts.active)}
    </span>
  );
}
