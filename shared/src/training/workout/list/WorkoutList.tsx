import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { announce } from '@formline/shared/ui/core';
import { useCallback } from 'react';
import { LibraryList, type LibraryListProps } from '../../library-list/LibraryList';
import { useWorkoutListing } from './useWorkoutListing';
import type { WorkoutListing } from './workoutList.queries';
import { workoutListTexts as texts } from './workoutList.texts';
import { WorkoutRow } from './WorkoutRow';

const keyOf = ({ id }: WorkoutSummary) => String(id);
const renderRow = (workout: WorkoutSummary) => <WorkoutRow workout={workout} />;

interface OpenedWorkout {
  readonly view: 'workoutDetails' | 'videoWorkout';
  readonly workoutId: number;
}

export interface WorkoutListProps extends Pick<
  LibraryListProps<WorkoutSummary>,
  'listRef' | 'onSearch' | 'tools' | 'empty'
> {
  readonly list: WorkoutListing;
  readonly openId: number | string | null;
  /** Replaces the history entry when the arrow keys moved on while a workout was open. */
  readonly onOpen: (opened: OpenedWorkout, options: { readonly replace: boolean }) => void;
}

/** The workouts of an author, one of which may be open beside them. */
export function WorkoutList({ list, openId, onOpen, onSearch, ...rest }: WorkoutListProps) {
  const listing = useWorkoutListing(list);
  const handleChoose = useCallback(
    ({ id, name, uploaded_media: media }: WorkoutSummary, isFollowing: boolean) => {
      if (id === openId) return;
      onOpen({ view: media ? 'videoWorkout' : 'workoutDetails', workoutId: id }, { replace: isFollowing });
      if (!isFollowing) announce(texts.opened(name));
    },
    [openId, onOpen],
  );
  return (
    <LibraryList
      heading={texts.headings[list.author]}
      label={texts.headings[list.author]}
      texts={texts.list}
      listing={listing}
      keyOf={keyOf}
      renderRow={renderRow}
      choice={{ kind: 'one', chosenKey: openId === null ? null : String(openId), onChoose: handleChoose }}
      search={list.search}
      onSearch={onSearch}
      onClearAll={() => onSearch('')}
      {...rest}
    />
  );
}
