import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { ActiveRowContext } from './RowAction';
import * as styles from './libraryRows.module.css';

export interface RowState {
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

interface LibraryListRowProps extends RowState {
  readonly id: string;
  readonly index: number;
  readonly top: number;
  readonly hasBox: boolean;
  readonly renderRow: (index: number, state: RowState) => ReactNode;
  readonly renderActions: ((index: number) => ReactNode) | null;
}

/** Row of the list. Memoised, so that scrolling renders only rows that come into view. */
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
