import { useCallback } from 'react';
import { useDragDropManager } from 'react-dnd';
import type { Board } from './Board';
import { useBoard } from './boardContext';
import type { HeldRow } from './boardTypes';
import { EdgeScroller } from './EdgeScroller';

/**
 * Lets the browser drag a row at an element; hand the callback to its `ref`. Made of the library's parts and not of its
 * hook: that one listens to every move of every drag, in each row of a long list.
 */
export function useDragSource(held: HeldRow, isDisabled: boolean) {
  const { board, dragType } = useBoard();
  const manager = useDragDropManager();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const row = element.closest('[data-sortable-row]') ?? element;
      let stopFollowing = () => {};
      const registry = manager.getRegistry();
      const sourceId = registry.addSource(dragType, {
        canDrag: () => !isDisabled && !board.isTouched && board.canHold(held),
        beginDrag: () => {
          board.hold(held, row);
          stopFollowing = followPointer(board);
          // The browser has to take its picture of the row first.
          requestAnimationFrame(() => {
            if (board.held === held) board.markHeld('data-dragged');
          });
          return {};
        },
        isDragging: () => board.held === held,
        endDrag: () => {
          stopFollowing();
          board.release();
        },
      });
      const backend = manager.getBackend();
      const options = { dropEffect: held.listId === null ? 'copy' : 'move' };
      const stops = [
        backend.connectDragSource(sourceId, element, options),
        backend.connectDragPreview(sourceId, row, {}),
        () => registry.removeSource(sourceId),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [board, dragType, manager, held, isDisabled],
  );
}

/**
 * Tells the board where the pointer is. Not by the library's `hover`: that one comes a frame late, when the pointer may
 * have left the list.
 */
function followPointer(board: Board): () => void {
  const scroller = new EdgeScroller((x, y) => board.point(document.elementFromPoint(x, y), { x, y }));
  const ended = new AbortController();
  const { signal } = ended;
  const handleDragOver = ({ target, clientX, clientY }: DragEvent) => {
    const under = target instanceof Element ? target : null;
    board.point(under, { x: clientX, y: clientY });
    scroller.point(under, clientX, clientY);
  };
  const handleDragLeave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) board.aim(null);
  };
  document.addEventListener('dragover', handleDragOver, { signal });
  document.addEventListener('dragleave', handleDragLeave, { signal });
  return () => {
    ended.abort();
    scroller.stop();
  };
}
