import type { ClientCounts } from '@formline/shared/domain/clients/freeClients';
import { Button, chakra, PageHeader, SearchBox, Skeleton } from '@formline/shared/ui/core';
import { TagFilter } from '../../components/tags/TagFilter';
import type { ReactNode } from 'react';
import { clientListTexts as texts } from './clientList.texts';
import { useListState, useSearchField } from './FoundClients';
import { useActiveOnly } from './useActiveOnly';

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > [role=search]': {
      w: { base: 'full', md: '80' },
      flex: { md: '1 1 {sizes.48}' },
      maxW: { md: '80' },
    },
  },
});

interface ClientListHeaderProps {
  readonly title: string;
  readonly hasClients: boolean;
  readonly counts: ClientCounts | undefined;
  readonly tools: ReactNode;
}

export function ClientListHeader({ title, hasClients, counts, tools }: ClientListHeaderProps) {
  return (
    <PageHeader
      title={title}
      subtitle={<ClientCount counts={counts} />}
      actions={
        hasClients && (
          <Tools>
            {tools}
            <ActiveOnly counts={counts} />
            <TagFilter />
            <ClientSearch />
          </Tools>
        )
      }
    />
  );
}

function ActiveOnly({ counts }: Pick<ClientListHeaderProps, 'counts'>) {
  const [isActiveOnly, setIsActiveOnly] = useActiveOnly();
  const isMixed = counts !== undefined && counts.active > 0 && counts.active < counts.total;
  if (!isMixed && !isActiveOnly) return null;
  return (
    <Button aria-pressed={isActiveOnly} onClick={() => setIsActiveOnly(!isActiveOnly)}>
      {texts.activeOnly}
    </Button>
  );
}

function ClientSearch() {
  const { text, setText } = useSearchField();
  return <SearchBox label={texts.search} value={text} onChange={setText} />;
}

function ClientCount({ counts }: Pick<ClientListHeaderProps, 'counts'>) {
  const state = useListState();
  if (state.kind === 'error') return null;
  if (!counts) return <Skeleton w="24" display="inline-block" verticalAlign="middle" />;
  const isPart = state.kind === 'filtered-clients' || state.kind === 'narrowed-clients';
  return (
    <span role="status">
      {isPart ? texts.found(state.shown.length, counts.total) : texts.count(counts.total, counts.active)}
    </span>
  );
}
