import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import { useLinkClicks } from '@formline/shared/routing';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ClientAct } from '../clientAct';
import type { ClientFacts } from '../clientFacts';
import type { ListedClient } from '../listedClients';
import { type ClientColumn, type SortColumn, sortClients, type TableSort } from './clientColumns';
import { choiceOf, type ClientSelection } from '../selection/chosenClients';
import * as styles from './clientTable.module.css';
import { clientTableTexts as texts } from './clientTable.texts';
import { ClientTableRow, gridColumns } from './ClientTableRow';

const ROW_REM = 3.5;
const OVERSCAN = 12;
const NORMAL_REM_PX = 16;

interface ClientTableProps {
  readonly listed: readonly ListedClient[];
  /** Null when they could not be loaded. */
  readonly facts: ClientFacts | null | undefined;
  readonly columns: readonly ClientColumn[];
  readonly sort: TableSort;
  readonly step: InactiveClientStep | null;
  readonly selection: ClientSelection | null;
  readonly onSort: (column: SortColumn) => void;
  readonly onAct: (act: ClientAct) => void;
}

export function ClientTable(props: ClientTableProps) {
  const { listed, facts, columns, sort, step, selection, onSort, onAct } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const { column, isDescending } = sort;
  const sorted = useMemo(
    () => sortClients(listed, { column, isDescending }, facts),
    [listed, column, isDescending, facts],
  );
  const rowPx = ROW_REM * useRemInPx();
  const topPx = useTop(bodyRef);
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const virtualizer = useWindowVirtualizer({
    count: sorted.length,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    initialRect,
  });
  useLinkClicks(bodyRef);
  const style = { gridTemplateColumns: gridColumns(columns) };
  return (
    <div className={styles.frame}>
      <div
        role="table"
        className={styles.table}
        aria-label={texts.table}
        aria-rowcount={sorted.length + 1}
        aria-busy={facts === undefined ? true : undefined}
      >
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`} style={style}>
            {(['name', ...columns] as const).map((name) => (
              <ColumnHead key={name} name={name} sort={sort} onSort={onSort} />
            ))}
          </div>
        </div>
        <div ref={bodyRef} role="rowgroup" className={styles.body} style={{ height: sorted.length * rowPx }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const client = sorted[index]?.client;
            return (
              client && (
                <ClientTableRow
                  key={client.id}
                  {...{ client, facts, columns, step, onAct, index }}
                  choice={choiceOf(client, selection, sorted)}
                  offsetPx={start - topPx}
                  heightPx={rowPx}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface ColumnHeadProps {
  readonly name: SortColumn;
  readonly sort: TableSort;
  readonly onSort: (column: SortColumn) => void;
}

function ColumnHead({ name, sort: { column, isDescending }, onSort }: ColumnHeadProps) {
  const isSorted = column === name;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <div role="columnheader" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(name)}>
        {texts.columns[name]}
        {isSorted && <Arrow size={16} aria-hidden="true" />}
      </button>
    </div>
  );
}

const useRemInPx = (): number =>
  useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_REM_PX)[0];

/** @returns where the rows begin on the page */
function useTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  // Layout effect: rows are placed by the scroll position of the window.
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}
