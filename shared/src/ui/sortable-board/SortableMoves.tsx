import { ChevronDown, ChevronUp } from 'lucide-react';
import { useContext } from 'react';
import { IconButton } from '../button/IconButton';
import { RowEndsContext, useBoard, useRow } from './boardContext';
import { sortableBoardTexts as texts } from './SortableBoard.texts';
import { moveBy } from './moveBy';

/** Two buttons that move a row of a sortable list by one place: for those who neither drag nor type. */
export function SortableMoves() {
  const { board } = useBoard();
  const { held, isDisabled } = useRow();
  const ends = useContext(RowEndsContext);
  const isFirst = isDisabled || ends.isFirst;
  const isLast = isDisabled || ends.isLast;
  // At an end a button stays where it is: taken away it would take the focus along.
  return (
    <>
      <IconButton
        size="sm"
        label={texts.moveUp(held.name)}
        icon={<ChevronUp />}
        aria-disabled={isFirst || undefined}
        onClick={() => {
          if (!isFirst) moveBy(board, held, -1);
        }}
      />
      <IconButton
        size="sm"
        label={texts.moveDown(held.name)}
        icon={<ChevronDown />}
        aria-disabled={isLast || undefined}
        onClick={() => {
          if (!isLast) moveBy(board, held, 1);
        }}
      />
    </>
  );
}
