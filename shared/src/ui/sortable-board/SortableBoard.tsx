import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { Board } from './Board';
import { BoardContext } from './boardContext';
import type { BoardHandlers } from './boardTypes';
import { DragGhost } from './DragGhost';
import { sortableBoardTexts as texts } from './SortableBoard.texts';

export interface SortableBoardProps extends BoardHandlers {
  children: ReactNode;
}

/** Rows are reordered by drag, touch, keyboard and menu. The owner applies each order and reverts refusals. */
export function SortableBoard({ onMove, onInsert, children }: SortableBoardProps) {
  const handlers = { onMove, onInsert };
  const [board] = useState(() => new Board(handlers));
  const dragType = useId();
  const howToId = useId();
  const ghost = useRef<HTMLDivElement>(null);
  const [handleCount, setHandleCount] = useState(0);
  const around = useMemo(() => {
    const countHandle = (by: 1 | -1) => setHandleCount((count) => count + by);
    return { board, dragType, howToId, countHandle, ghost };
  }, [board, dragType, howToId]);
  useLayoutEffect(() => board.setHandlers(handlers));
  return (
    <DndProvider backend={HTML5Backend}>
      <BoardContext value={around}>
        {children}
        {handleCount > 0 && <VisuallyHidden id={howToId}>{texts.howTo}</VisuallyHidden>}
        <DragGhost ref={ghost} />
      </BoardContext>
    </DndProvider>
  );
}
