import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useContext, useSyncExternalStore } from 'react';
import { MenuItem } from '../menu/MenuItem';
import { RowEndsContext, useBoard, useRow } from './boardContext';
import { moveBy } from './Board';
import { sortableBoardTexts as texts } from './SortableBoard.texts';

/** Menu items to move a row or insert a source without drag or keyboard. */
export function BoardMoveItems() {
  const { board } = useBoard();
  const { held, isDisabled } = useRow();
  const { isFirst, isLast } = useContext(RowEndsContext);
  const lists = useSyncExternalStore(board.subscribe, () => board.lists());
  const isCopy = held.listId === null;
  const others = lists.filter((list) => list.id !== held.listId && !list.isDisabled);
  const handleMove = (listId: string) => {
    if (!isCopy) board.focusWhenShown(held.key);
    board.moveTo(held, { listId, index: board.listOf(listId)?.count ?? 0 });
  };
  return (
    <>
      {!isCopy && (
        <>
          <MenuItem
            icon={<ChevronUp />}
            isDisabled={isDisabled || isFirst}
            onSelect={() => moveBy(board, held, -1)}
          >
            {texts.up}
          </MenuItem>
          <MenuItem
            icon={<ChevronDown />}
            isDisabled={isDisabled || isLast}
            onSelect={() => moveBy(board, held, 1)}
          >
            {texts.down}
          </MenuItem>
        </>
      )}
      {others.map(({ id, name }) => (
        <MenuItem key={id} icon={<ArrowRight />} isDisabled={isDisabled} onSelect={() => handleMove(id)}>
          {isCopy ? texts.addToList(name) : texts.moveToList(name)}
        </MenuItem>
      ))}
    </>
  );
}
