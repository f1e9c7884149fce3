import { Select } from '@formline/shared/ui/controls';
import { Button, chakra, EmptyState } from '@formline/shared/ui/core';
import { BoardSource } from '@formline/shared/ui/sortable';
import { Plus } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RoutineRow } from '../../../routine/RoutineRow';
import { ExerciseFilterMenu } from '../../../exercise/filters/ExerciseFilterMenu';
import { countFilters, NO_EXERCISE_FILTERS } from '../../../exercise/filters/exerciseFilters';
import { useFilterChips } from '../../../exercise/filters/filterOptions';
import { ExerciseRow } from '../../../exercise/row/ExerciseRow';
import { focusField, useInitialFocus } from '../../../editing/useInitialFocus';
import { LibraryList } from '../../../library-list/LibraryList';
import type { ListOrder } from '../../../library-list/listViewState';
import { MostRecentToggle } from '../../../library-list/MostRecentToggle';
import { withChosen } from '../../../library-list/rows/libraryChoice';
import { RowAction } from '../../../library-list/rows/RowAction';
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

/** Library beside the sections, to check and add, to add one by one, or to drag in. */
export function AddExercisesPanel(props: AddExercisesPanelProps) {
  const { sectionKey, onAdd, findRef } = props;
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<ReadonlyMap<string, LibraryItem>>(new Map());
  const [filters, setFilters] = useState(NO_EXERCISE_FILTERS);
  const [order, setOrder] = useState<ListOrder>('name');
  const listing = useAddableListing(filters, { search, order });
  const chips = useFilterChips(filters, setFilters);
  const addRef = useRef(onAdd);
  const panelRef = useRef<HTMLElement>(null);
  useInitialFocus(panelRef);
  // The board knows dropped items by key only, and rows do not re-render with an edit.
  useLayoutEffect(() => {
    addRef.current = onAdd;
    findRef.current = (key) => listing.items.find((item) => libraryItemKey(item) === key);
  });
  const chosenKeys = useMemo(() => new Set(ticked.keys()), [ticked]);
  const renderActions = useCallback(
    (item: LibraryItem) => (
      <RowAction
        label={texts.addOne(libraryItemName(item))}
        icon={<Plus />}
        onPress={() => {
          if (addRef.current([item], sectionKey)) focusField(panelRef.current);
        }}
      />
    ),
    [sectionKey],
  );
  const handleChoose = (items: readonly LibraryItem[], isTicked: boolean) =>
    setTicked(withChosen(ticked, new Map(items.map((item) => [libraryItemKey(item), item])), isTicked));
  const handleAdd = () => {
    if (ticked.size === 0 || !onAdd([...ticked.values()], sectionKey)) return;
    setTicked(new Map());
    focusField(panelRef.current);
  };
  return (
    <Panel ref={panelRef} aria-label={texts.heading}>
      <ListContainer>
        <LibraryList<LibraryItem>
          frame="none"
          heading={texts.heading}
          label={texts.label}
          texts={texts.list}
          listing={listing}
          keyOf={libraryItemKey}
          groupOf={groupOf}
          renderRow={renderRow}
          renderActions={renderActions}
          choice={{ kind: 'many', chosenKeys, onChoose: handleChoose }}
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
      <AddFoot {...props} count={ticked.size} onAddTicked={handleAdd} />
    </Panel>
  );
}

interface AddFootProps extends Pick<
  AddExercisesPanelProps,
  'sections' | 'sectionKey' | 'onSectionChange' | 'onClose'
> {
  readonly count: number;
  readonly onAddTicked: () => void;
}

function AddFoot({ sections, sectionKey, onSectionChange, onClose, count, onAddTicked }: AddFootProps) {
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
      <Button variant="primary" aria-disabled={count === 0 || undefined} onClick={onAddTicked}>
        {texts.add(count)}
      </Button>
    </Foot>
  );
}
