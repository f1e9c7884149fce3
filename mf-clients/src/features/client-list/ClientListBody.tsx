import type { UseQueryResult } from '@formline/shared/query';
import { useSession } from '@formline/shared/session';
import { Button, EmptyState, ErrorState } from '@formline/shared/ui/core';
import { ClientGrid } from './ClientGrid';
import { ClientGridSkeleton } from './ClientGridSkeleton';
import { clientListTexts } from './clientList.texts';
import type { ListedClient } from './listedClients';

interface ClientListBodyProps {
  readonly clients: UseQueryResult<ListedClient[]>;
  readonly found: readonly ListedClient[];
  readonly search: string;
  readonly canEdit: boolean;
  readonly onClearSearch: () => void;
}

/** The clients, or what stands in their place. */
export function ClientListBody({ clients, found, search, canEdit, onClearSearch }: ClientListBodyProps) {
  if (clients.isPending) return <ClientGridSkeleton />;
  if (clients.data === undefined) {
    return (
      <ErrorState
        title={clientListTexts.failed}
        text={clientListTexts.failedText}
        isRetrying={clients.isFetching}
        onRetry={() => void clients.refetch()}
      />
    );
  }
  if (clients.data.length === 0) return <NoClients canEdit={canEdit} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title={clientListTexts.noResults}
        text={clientListTexts.noResultsFor(search)}
        action={<Button onClick={onClearSearch}>{clientListTexts.clearSearch}</Button>}
      />
    );
  }
  return <ClientGrid listed={found} />;
}

function NoClients({ canEdit }: { readonly canEdit: boolean }) {
  const session = useSession();
  const club = session.status === 'signed-in' ? session.club : null;
  if (!canEdit) {
    return <EmptyState title={clientListTexts.emptyReadOnly} text={clientListTexts.emptyReadOnlyText} />;
  }
  const text = club ? clientListTexts.emptyClubText(club.ClubName) : clientListTexts.emptyText;
  return <EmptyState title={clientListTexts.empty} text={text} />;
}
