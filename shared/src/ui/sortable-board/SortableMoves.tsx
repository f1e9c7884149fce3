import { ChevronDown, ChevronUp } from 'lucide-react';
import { useContext } from 'react';
import { RowEndsContext, useBoard, useRow } from './boardContext';
import { sortableBoardTexts as texts } from './SortableBoard.texts';
import { moveBy } from './Board';
import { IconButton } from '../styled/styledParts';

/** Two buttons that move a row by one position, for those who neither drag nor use the keyboard. */
export function SortableMoves() {
  const { board } = useBoard();
  const { held, isDisabled } = useRow();
  const ends = useContext(RowEndsContext);
  const isFirst = isDisabled || ends.isFirst;
  const isLast = isDisabled || ends.isLast;
  // A button at an end stays mounted: removing it would lose the focus.
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
