import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { sortableListTexts as texts } from './SortableList.texts';
import { useSortableRow } from './sortableRow';

/** Two buttons that move a row of a `SortableList` by one place: for those who neither drag nor type. */
export function SortableMoves() {
  const { name, place, count, isDisabled, onStep } = useSortableRow();
  const isFirst = isDisabled || place === 0;
  const isLast = isDisabled || place === count - 1;
  // At an end a button stays where it is: taken away it would take the focus along.
  return (
    <>
      <IconButton
        size="sm"
        label={texts.moveUp(name)}
        icon={<ChevronUp />}
        aria-disabled={isFirst || undefined}
        onClick={() => {
          if (!isFirst) onStep(-1);
        }}
      />
      <IconButton
        size="sm"
        label={texts.moveDown(name)}
        icon={<ChevronDown />}
        aria-disabled={isLast || undefined}
        onClick={() => {
          if (!isLast) onStep(1);
        }}
      />
    </>
  );
}
