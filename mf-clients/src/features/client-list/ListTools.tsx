import { Button, lazyPart } from '@formline/shared/ui/core';
import { ListFilter, Rows3, SquareCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { clientListTexts as texts } from './clientList.texts';
import type { ListView } from './listView';

/** Lazy, because menus load with the first one that is shown. */
const FilterMenu = lazyPart(async () => (await import('./filters/FilterMenu')).FilterMenu, {
  loading: () => <WaitingFilters />,
});

const WaitingFilters = () => (
  <Button icon={<ListFilter />} aria-disabled>
    {texts.filters(0)}
  </Button>
);

interface ListToolsProps {
  /** False while the clients are loading: there is nothing to filter yet. */
  readonly isReady: boolean;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly isSelecting: boolean;
  /** Begins and ends. Absent for those who only read. */
  readonly onSelect: (() => void) | undefined;
  /** Has the focus after the end. */
  readonly selectRef: Ref<HTMLButtonElement>;
  /** Of the table. */
  readonly children: ReactNode;
}

export function ListTools({ isReady, view, onView, children, ...select }: ListToolsProps) {
  const { isSelecting, onSelect, selectRef } = select;
  const isTable = view === 'table';
  return (
    <>
      {children}
      <Button icon={<Rows3 />} aria-pressed={isTable} onClick={() => onView(isTable ? 'tiles' : 'table')}>
        {texts.table}
      </Button>
      {onSelect && (
        <Button ref={selectRef} icon={<SquareCheck />} aria-pressed={isSelecting} onClick={onSelect}>
          {texts.select}
        </Button>
      )}
      {isReady ? <FilterMenu /> : <WaitingFilters />}
    </>
  );
}
