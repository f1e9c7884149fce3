import { Button, lazyPart } from '@formline/shared/ui/core';
import { ListFilter, Rows3, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
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
  /** Absent for those who only read, and while clients are selected. */
  readonly onSelect: (() => void) | undefined;
  /** Of the table. */
  readonly children: ReactNode;
}

export function ListTools({ isReady, view, onView, onSelect, children }: ListToolsProps) {
  const isTable = view === 'table';
  return (
    <>
      {children}
      <Button icon={<Rows3 />} aria-pressed={isTable} onClick={() => onView(isTable ? 'tiles' : 'table')}>
        {texts.table}
      </Button>
      {onSelect && (
        <Button icon={<SquareCheck />} onClick={onSelect}>
          {texts.select}
        </Button>
      )}
      {isReady ? <FilterMenu /> : <WaitingFilters />}
    </>
  );
}
