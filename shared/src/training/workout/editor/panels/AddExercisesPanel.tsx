import { Select } from '@formline/shared/ui/controls';
import { Button, chakra, EmptyState } from '@formline/shared/ui/core';
import { BoardSource } from '@formline/shared/ui/sortable';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { RoutineRow } from '../../../routine/RoutineRow';
import { ExerciseFilterMenu } from '../../../exercise/filters/ExerciseFilterMenu';
import { countFilters, NO_EXERCISE_FILTERS } from '../../../exercise/filters/exerciseFilters';
import { useFilterChips } from '../../../exercise/filters/filterOptions';
import { ExerciseRow } from '../../../exercise/row/ExerciseRow';
import { LibraryList } from '../../../library-list/LibraryList';
import type { ListOrder } from '../../../library-list/listViewState';
import { MostRecentToggle } from '../../../library-list/MostRecentToggle';
import { useAddFromLibrary } from '../../../library-list/useAddFromLibrary';
import { addExercisesTexts as texts } from './addExercises.texts';
import { isLibraryRoutine, type LibraryItem, libraryItemKey, libraryItemName } from '../../draft/libraryItem';
import { useAddableListing } from './useAddableListing';
import type { DraftSection } from '../../draft/workoutDraft';

const Panel = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', h: 'full', bg: 'bg.surface' },
});
const ListContainer = chakra('div', { base: { flex: '1', minH: '0' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '3',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

const groupOf = (item: LibraryItem) =>
  texts.groups[isLibraryRoutine(item) ? item.routine_type : item.exercise_source];
const addOneLabel = (item: LibraryItem) => texts.addOne(libraryItemName(item));
const renderRow = (item: LibraryItem) => (
  <BoardSource sourceKey={libraryItemKey(item)} name={libraryItemName(item)}>
    {isLibraryRoutine(item) ? <RoutineRow routine={item} /> : <ExerciseRow exercise={item} />}
  </BoardSource>
);

export interface AddExercisesPanelProps {
  readonly sections: readonly DraftSection[];
  readonly sectionKey: string | null;
  readonly onSectionChange: (sectionKey: string) => void;
  readonly onAdd: (items: readonly LibraryItem[], sectionKey: string | null) => boolean;
  readonly onClose: () => void;
  readonly findRef: RefObject<(key: string) => LibraryItem | undefined>;
}

export function AddExercisesPanel(props: AddExercisesPanelProps) {
  const { sectionKey, onAdd, findRef } = props;
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<ReadonlyMap<string, LibraryItem>>(new Map());
  const [filters, setFilters] = useState(NO_EXERCISE_FILTERS);
  const [order, setOrder] = useState<ListOrder>('name');
  const listing = useAddableListing(filters, { search, order });
  const chips = useFilterChips(filters, setFilters);
  const panelRef = useRef<HTMLElement>(null);
  const { rows, addButton } = useAddFromLibrary({
    panelRef,
    ticked,
    onTick: setTicked,
    onAdd: (items) => onAdd(items, sectionKey),
    keyOf: libraryItemKey,
    addOneLabel,
  });
  // The board knows dropped items by key only.
  useLayoutEffect(() => {
    findRef.current = (key) => listing.items.find((item) => libraryItemKey(item) === key);
  });
  return (
    <Panel ref={panelRef} aria-label={texts.heading}>
      <ListContainer>
        <LibraryList<LibraryItem>
          frame="none"
          heading={texts.heading}
          label={texts.label}
          texts={texts.list}
          listing={listing}
          {...rows}
          groupOf={groupOf}
          renderRow={renderRow}
          search={search}
          onSearch={setSearch}
          tools={
            <>
              <ExerciseFilterMenu filters={filters} onChange={setFilters} />
              <MostRecentToggle order={order} onChange={setOrder} />
            </>
          }
          chips={chips}
          isFiltered={countFilters(filters) > 0}
          onClearAll={() => {
            setSearch('');
            setFilters(NO_EXERCISE_FILTERS);
          }}
          empty={<EmptyState {...texts.empty} />}
        />
      </ListContainer>
      <AddFoot {...props}>
        <Button {...addButton}>{texts.add(ticked.size)}</Button>
      </AddFoot>
    </Panel>
  );
}

interface AddFootProps extends Pick<
  AddExercisesPanelProps,
  'sections' | 'sectionKey' | 'onSectionChange' | 'onClose'
> {
  readonly children: ReactNode;
}

function AddFoot({ sections, sectionKey, onSectionChange, onClose, children }: AddFootProps) {
  return (
    <Foot>
      <chakra.div flex="1" minW="0">
        <Select
          aria-label={texts.section}
          options={sections.map(({ key, name }) => ({ value: key, label: texts.into(name) }))}
          value={sectionKey ?? ''}
          onChange={({ currentTarget }) => onSectionChange(currentTarget.value)}
        />
      </chakra.div>
      <Button onClick={onClose}>{texts.done}</Button>
      {children}
    </Foot>
  );
}
