import { type RefObject, useCallback } from 'react';
import { useDrop } from 'react-dnd';
import { useBoard } from './boardContext';

/** Lets rows be dropped on the element of a list. Hand the callback to its `ref`. */
export function useDropArea(listId: string, areaRef: RefObject<HTMLDivElement | null>) {
  const { board, dragType } = useBoard();
  const [, connect] = useDrop<object, void, void>({
    accept: dragType,
    canDrop: () => board.canTake(listId),
    drop: () => {
      board.drop();
    },
  });
  return useCallback(
    (element: HTMLDivElement | null) => {
      areaRef.current = element;
      connect(element);
    },
    [areaRef, connect],
  );
}
