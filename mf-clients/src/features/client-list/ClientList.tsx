import { useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { FiguresFailed } from '@formline/shared/training/overview/FiguresFailed';
import { FloatingButton, lazyPart } from '@formline/shared/ui/core';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { clientsQuery } from '../../queries/clients';
import type { ClientAct } from './clientAct';
import { ClientActDialog } from './ClientActDialog';
import { clientListTexts } from './clientList.texts';
import { ClientListBody } from './ClientListBody';
import { ClientListHeader } from './ClientListHeader';
import { ClientListNotices } from './ClientListNotices';
import { FoundClients } from './FoundClients';
import { useClientFacts } from './clientFacts';
import { filterClients, isFiltering, needsFacts, useListFilters } from './filters/listFilters';
import { type ListedClient, listClients } from './listedClients';
import { ListTools } from './ListTools';
import { type ListView, useListView } from './listView';
import { ClientGridSkeleton } from './tiles/ClientGridSkeleton';
import { shownColumns, useTableColumns, useTableSort } from './table/tableView';
import { useChosenClients } from './selection/chosenClients';
import { useClubAddress } from './useClubAddress';
import { useListStatus } from './useListStatus';

/** Lazy, because most lists are tiles. */
const ClientTable = lazyPart(async () => (await import('./table/ClientTable')).ClientTable, {
  loading: () => <ClientGridSkeleton />,
});
const SelectionBar = lazyPart(async () => (await import('./selection/SelectionBar')).SelectionBar, {
  loading: null,
});
const TableTools = lazyPart(async () => (await import('./table/TableTools')).TableTools, { loading: null });

interface ClientListProps {
  readonly title: string;
  readonly notice?: ReactNode;
  readonly onAdd?: (() => void) | undefined;
  readonly newClientId?: number | null;
}

/** Does not read the URL itself, because each search update would re-render it all. */
export function ClientList({ title, notice, onAdd, newClientId = null }: ClientListProps) {
  const [act, setAct] = useState<ClientAct | null>(null);
  const clients = useQuery({ ...clientsQuery(useClubScope()), select: listClients });
  const { data: all, isPending } = clients;
  const { counts, step, toChoose, limit, ...activation } = useListStatus(all);
  const hasClients = all ? all.length > 0 : isPending;
  const [view, setView] = useListView();
  const [columns, setColumns] = useTableColumns();
  const shown = useMemo(() => shownColumns(columns), [columns]);
  const [sort, sortBy] = useTableSort();
  const { facts, filtered, isWaiting, ...figures } = useFilteredClients(all, view);
  const selectRef = useRef<HTMLButtonElement>(null);
  const { selection, chosen, beginOrEnd, add, end } = useChosenClients(all, selectRef);
  return (
    <FoundClients
      all={isWaiting ? undefined : all}
      isLoading={isPending || (isWaiting && !figures.hasFailed)}
      {...{ filtered, newClientId }}
    >
      <ClubAddress />
      <ClientListHeader
        title={toChoose > 0 ? clientListTexts.chooseFree(toChoose) : title}
        hasClients={hasClients}
        counts={counts}
        tools={
          <ListTools
            isReady={all !== undefined}
            {...{ view, onView: setView }}
            isSelecting={selection !== null}
            onSelect={step === null ? undefined : beginOrEnd}
            selectRef={selectRef}
          >
            {view === 'table' && <TableTools {...{ facts, columns, sort }} onColumns={setColumns} />}
          </ListTools>
        }
      />
      {notice}
      <ClientListNotices
        isChoosing={toChoose > 0}
        hasActivationFailed={activation.hasActivationFailed}
        onRetry={activation.retryActivation}
      />
      {figures.hasFailed && !isWaiting && <FiguresFailed {...figures} />}
      <ClientListBody
        step={step}
        renderTable={
          view === 'table'
            ? (listed) => (
                <ClientTable
                  {...{ listed, sort, step, selection }}
                  facts={figures.hasFailed ? null : facts}
                  columns={shown}
                  onSort={sortBy}
                  onAct={setAct}
                />
              )
            : null
        }
        {...{ newClientId, selection }}
        isRetrying={clients.isFetching || figures.isRetrying}
        onRetry={() => {
          void clients.refetch();
          if (figures.hasFailed) figures.retry();
        }}
        onAct={setAct}
        onAdd={onAdd}
      />
      {selection && (
        <SelectionBar chosen={chosen} canReactivate={step === 'reactivate'} onAdd={add} onEnd={end} />
      )}
      {onAdd && !selection && all?.length !== 0 && (
        <FloatingButton icon={<UserPlus />} onClick={onAdd}>
          {clientListTexts.add}
        </FloatingButton>
      )}
      {act && <ClientActDialog act={act} limit={limit} onChange={setAct} />}
    </FoundClients>
  );
}

/** Waits for the figures only when a filter asks for them. */
function useFilteredClients(all: readonly ListedClient[] | undefined, view: ListView) {
  const [{ status, groupId, needsMe }] = useListFilters();
  const filters = useMemo(() => ({ status, groupId, needsMe }), [status, groupId, needsMe]);
  const asks = needsFacts(filters);
  const { facts, ...figures } = useClientFacts(view === 'table' || asks);
  const isWaiting = asks && !facts;
  const filtered = useMemo(
    () => (all && !isWaiting && isFiltering(filters) ? filterClients(all, filters, facts) : undefined),
    [all, isWaiting, filters, facts],
  );
  return { facts, filtered, isWaiting, ...figures };
}

function ClubAddress() {
  useClubAddress();
  return null;
}
