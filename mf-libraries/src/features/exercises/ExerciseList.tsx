import type { Exercise } from '@formline/shared/contracts/exercises';
import { chakra, useShortcut } from '@formline/shared/ui/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { ExerciseRow } from './ExerciseRow';
import { exercisesTexts } from './exercises.texts';
import { rowAfterKey } from './listKeys';
import { useExerciseRows } from './useExerciseRows';
import { useListCursor } from './useListCursor';

const ScrollArea = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    containerType: 'inline-size',
  },
});
const Rows = chakra('div', {
  base: {
    position: 'relative',
    '&:focus-visible': { outlineStyle: 'none' },
    '&:focus-visible [data-active]': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'var(--focus-ring)',
      outlineOffset: '-2px',
    },
  },
});

const LIST_KEYS = 'ArrowUp ArrowDown';

export interface ExerciseListProps {
  exercises: readonly Exercise[];
  selectedId: number | null;
  /** Takes focus back when the details close. */
  listRef: RefObject<HTMLDivElement | null>;
  /** `isFollowing` when the arrow keys moved on while details were open. */
  onSelect: (exercise: Exercise, isFollowing: boolean) => void;
  hasMore: boolean;
  /** Loads the next page; null while there is nothing to load or a load is under way. */
  onEndNear: (() => void) | null;
  foot: ReactNode;
}

/** The exercises that are loaded, of which only the rows near the visible part are in the page. */
export function ExerciseList(props: ExerciseListProps) {
  const { exercises, selectedId, listRef, onSelect, hasMore, onEndNear, foot } = props;
  const count = exercises.length;
  const scrollRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const selectedRow = exercises.findIndex(({ id }) => id === selectedId);
  useShortcut({ keys: LIST_KEYS, label: exercisesTexts.moveBetween, scope: 'screen' });
  const { activeRow, moveCursor } = useListCursor(selectedRow, count);
  const { rows, totalHeight, showRow } = useExerciseRows({ scrollRef, count, activeRow, onEndNear });
  // Meets the scroll position: back and forward may choose a row that is out of sight.
  useEffect(() => {
    if (selectedRow >= 0) showRow(selectedRow);
  }, [selectedRow, showRow]);
  const select = useCallback(
    (row: number, isFollowing = false) => {
      moveCursor(row);
      const exercise = exercises[row];
      if (exercise) onSelect(exercise, isFollowing);
    },
    [exercises, moveCursor, onSelect],
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const target = isChoice ? activeRow : rowAfterKey(event.key, activeRow, count);
    if (target === null) return;
    event.preventDefault();
    moveCursor(target);
    showRow(target);
    if (isChoice || selectedId !== null) select(target, !isChoice);
  };
  return (
    <ScrollArea ref={scrollRef}>
      <Rows
        ref={listRef}
        role="listbox"
        aria-label={exercisesTexts.listLabel}
        aria-activedescendant={`${listId}-${activeRow}`}
        tabIndex={0}
        style={{ height: totalHeight }}
        onKeyDown={handleKeyDown}
      >
        {rows.flatMap(({ index, start }) => {
          const exercise = exercises[index];
          if (!exercise) return [];
          return (
            <ExerciseRow
              key={exercise.id}
              exercise={exercise}
              id={`${listId}-${index}`}
              index={index}
              top={start}
              listLength={hasMore ? -1 : count}
              isActive={index === activeRow}
              isSelected={index === selectedRow}
              onSelect={select}
            />
          );
        })}
      </Rows>
      {foot}
    </ScrollArea>
  );
}
