import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';
import { withChosen } from '@formline/shared/training/library-list/rows/libraryChoice.ts';
import { RowAction } from '@formline/shared/training/library-list/rows/RowAction';
import { useInfiniteListing } from '@formline/shared/training/library-list/useInfiniteListing.ts';
import { useVideosInProcess } from '@formline/shared/training/workout/list/useVideosInProcess.ts';
import { WorkoutRow } from '@formline/shared/training/workout/list/WorkoutRow';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { Button, Card, chakra, EmptyState } from '@formline/shared/ui/core';
import { BoardSource } from '@formline/shared/ui/sortable';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { focusField, useInitialFocus } from '../../editing/useInitialFocus';
import { addableWorkoutsQuery, type WorkoutAuthors } from './addableWorkouts.queries';
import { addWorkoutsTexts as texts } from './addWorkouts.texts';

const Panel = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    h: 'full',
    minW: '0',
    minH: '0',
    overflow: 'hidden',
  },
});
const Foot = chakra('div', {
  base: { display: 'flex', gap: '2', px: '4', py: '3', borderTop: 'thin', borderColor: 'border' },
});

const listTexts = libraryListTexts({ one: 'workout', many: 'workouts' });
const keyOf = ({ id }: WorkoutSummary) => String(id);
const renderRow = (workout: WorkoutSummary) => (
  <BoardSource sourceKey={workout.id} name={workout.name}>
    <WorkoutRow workout={workout} />
  </BoardSource>
);
const authorOptions = [
  { value: 'all', label: texts.authors.all },
  { value: 'own', label: texts.authors.own },
  { value: 'provider', label: texts.authors.provider },
] as const;

export interface AddWorkoutsPanelProps {
  ticked: ReadonlyMap<number, WorkoutSummary>;
  onTick: (ticked: ReadonlyMap<number, WorkoutSummary>) => void;
  onAdd: (workouts: readonly WorkoutSummary[]) => void;
  onDone: () => void;
}

/** Library workouts beside a program, to check and add, to add one by one, or to drag in. */
export function AddWorkoutsPanel({ ticked, onTick, onAdd, onDone }: AddWorkoutsPanelProps) {
  const [search, setSearch] = useState('');
  const [authors, setAuthors] = useState<WorkoutAuthors>('all');
  const query = addableWorkoutsQuery({ authors, search });
  const listing = useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
  useVideosInProcess(listing.items);
  const chosenKeys = useMemo(() => new Set([...ticked.keys()].map(String)), [ticked]);
  const panelRef = useRef<HTMLDivElement>(null);
  useInitialFocus(panelRef);
  const renderActions = useCallback(
    (workout: WorkoutSummary) => (
      <RowAction
        label={texts.addOne(workout.name)}
        icon={<Plus />}
        onPress={() => {
          onAdd([workout]);
          focusField(panelRef.current);
        }}
      />
    ),
    [onAdd],
  );
  const handleChoose = (workouts: readonly WorkoutSummary[], isTicked: boolean) =>
    onTick(withChosen(ticked, new Map(workouts.map((workout) => [workout.id, workout])), isTicked));
  const handleAdd = () => {
    onAdd([...ticked.values()]);
    onTick(new Map());
    focusField(panelRef.current);
  };
  return (
    <Panel ref={panelRef} role="region" padding="none" aria-label={texts.heading}>
      <LibraryList
        frame="none"
        heading={texts.heading}
        label={texts.label}
        texts={listTexts}
        listing={listing}
        keyOf={keyOf}
        renderRow={renderRow}
        renderActions={renderActions}
        choice={{ kind: 'many', chosenKeys, onChoose: handleChoose }}
        search={search}
        onSearch={setSearch}
        tools={
          <SegmentedControl
            label={texts.authors.label}
            isLabelHidden
            options={authorOptions}
            value={authors}
            onChange={setAuthors}
          />
        }
        isFiltered={authors !== 'all'}
        onClearAll={() => {
          setSearch('');
          setAuthors('all');
        }}
        empty={<EmptyState {...texts.none} />}
      />
      <Foot>
        <Button variant="primary" aria-disabled={ticked.size === 0 || undefined} onClick={handleAdd}>
          {texts.add(ticked.size)}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </Foot>
    </Panel>
  );
}
