import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';
import { useAddFromLibrary } from '@formline/shared/training/library-list/useAddFromLibrary';
import { useInfiniteListing } from '@formline/shared/training/library-list/useInfiniteListing.ts';
import { useVideosInProcess } from '@formline/shared/training/workout/list/useVideosInProcess.ts';
import { WorkoutRow } from '@formline/shared/training/workout/list/WorkoutRow';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { Button, Card, chakra, EmptyState } from '@formline/shared/ui/core';
import { BoardSource } from '@formline/shared/ui/sortable';
import { useRef, useState } from 'react';
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
const addOneLabel = ({ name }: WorkoutSummary) => texts.addOne(name);
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
  ticked: ReadonlyMap<string, WorkoutSummary>;
  onTick: (ticked: ReadonlyMap<string, WorkoutSummary>) => void;
  onAdd: (workouts: readonly WorkoutSummary[]) => void;
  onDone: () => void;
}

export function AddWorkoutsPanel({ ticked, onTick, onAdd, onDone }: AddWorkoutsPanelProps) {
  const [search, setSearch] = useState('');
  const [authors, setAuthors] = useState<WorkoutAuthors>('all');
  const query = addableWorkoutsQuery({ authors, search });
  const listing = useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
  useVideosInProcess(listing.items);
  const panelRef = useRef<HTMLDivElement>(null);
  const { rows, addButton } = useAddFromLibrary({
    panelRef,
    ticked,
    onTick,
    onAdd: (workouts) => {
      onAdd(workouts);
      return true;
    },
    keyOf,
    addOneLabel,
  });
  return (
    <Panel ref={panelRef} role="region" padding="none" aria-label={texts.heading}>
      <LibraryList
        frame="none"
        heading={texts.heading}
        label={texts.label}
        texts={listTexts}
        listing={listing}
        {...rows}
        renderRow={renderRow}
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
        <Button {...addButton}>{texts.add(ticked.size)}</Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </Foot>
    </Panel>
  );
}
