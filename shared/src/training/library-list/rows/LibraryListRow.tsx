import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { ActiveRowContext } from './RowAction';
import * as styles from './libraryRows.module.css';

export interface RowState {
  /** The keyboard is at this row. */
  readonly isActive: boolean;
  /** It is the open one, or ticked. */
  readonly isSelected: boolean;
}

interface LibraryListRowProps extends RowState {
  readonly id: string;
  /** Place in the whole list, from 0. */
  readonly index: number;
  /** Distance from the top of the list in pixels. */
  readonly top: number;
  /** Whether many rows can be ticked. */
  readonly hasBox: boolean;
  readonly renderRow: (index: number, state: RowState) => ReactNode;
  readonly renderActions: ((index: number) => ReactNode) | null;
}

/** One item of the list; the whole row is the target. A frame of scrolling draws only the rows that come into it. */
export const LibraryListRow = memo(function LibraryListRow(props: LibraryListRowProps) {
  const { id, index, top, hasBox, isActive, isSelected, renderRow, renderActions } = props;
  return (
    <div
      role="row"
      className={styles.row}
      data-active={isActive || undefined}
      aria-selected={isSelected}
      aria-rowindex={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {hasBox && (
        <span aria-hidden="true" className={styles.box}>
          <Check strokeWidth={3} />
        </span>
      )}
      <div role="gridcell" id={id} className={styles.cell}>
        {renderRow(index, { isActive, isSelected })}
      </div>
      {renderActions && (
        <div role="gridcell" className={styles.actions}>
          <ActiveRowContext value={isActive}>{renderActions(index)}</ActiveRowContext>
        </div>
      )}
    </div>
  );
});
