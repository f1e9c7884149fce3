import { useCallback } from 'react';
import { useDragDropManager } from 'react-dnd';
import type { Board } from './Board';
import { useBoard } from './boardContext';
import type { HeldRow } from './boardTypes';
import { EdgeScroller } from './EdgeScroller';

type DropEffect = 'copy' | 'move';

/** Makes a row draggable; pass the callback as `ref`. The library's hook listens to every move in each row. */
export function useDragSource(held: HeldRow, isDisabled: boolean) {
  const { board, dragType } = useBoard();
  const manager = useDragDropManager();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const row = element.closest('[data-sortable-row]') ?? element;
      const dropEffect: DropEffect = held.listId === null ? 'copy' : 'move';
      let stopFollowing = () => {};
      const registry = manager.getRegistry();
      const sourceId = registry.addSource(dragType, {
        canDrag: () => !isDisabled && !board.isTouched && board.canHold(held),
        beginDrag: () => {
          board.hold(held, row);
          stopFollowing = followPointer(board, dropEffect);
          // The browser has to take its drag image first.
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
      const stops = [
        backend.connectDragSource(sourceId, element, { dropEffect }),
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

/** The library tracks a frame late, when the pointer may have left the list, at twice the cost. */
function followPointer(board: Board, dropEffect: DropEffect): () => void {
  const scroller = new EdgeScroller((x, y) => board.point(document.elementFromPoint(x, y), { x, y }));
  const ended = new AbortController();
  const { signal } = ended;
  const answer = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.dataTransfer) event.dataTransfer.dropEffect = board.position ? dropEffect : 'none';
  };
  const handleDragOver = (event: DragEvent) => {
    const under = event.target instanceof Element ? event.target : null;
    board.point(under, { x: event.clientX, y: event.clientY });
    scroller.point(under, event.clientX, event.clientY);
    answer(event);
  };
  const handleDragLeave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) board.aim(null);
  };
  document.addEventListener('dragenter', answer, { signal });
  document.addEventListener('dragover', handleDragOver, { signal });
  document.addEventListener('dragleave', handleDragLeave, { signal });
  return () => {
    ended.abort();
    scroller.stop();
  };
}
