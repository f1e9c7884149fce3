import { type RefObject, useCallback } from 'react';
import { useDrop } from 'react-dnd';
import { useBoard } from './boardContext';

/** Makes a list element a drop target; pass the callback as `ref`. */
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
