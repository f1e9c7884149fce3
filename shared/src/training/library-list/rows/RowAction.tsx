import { createContext, type ReactNode, use } from 'react';
import * as styles from './libraryRows.module.css';

/** Whether the keyboard is at the row: of all buttons of a list, Tab reaches those of one row. */
export const ActiveRowContext = createContext(false);

export interface RowActionProps {
  /** What the button does, with the name of the item. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** For a button that is on or off. */
  isPressed?: boolean | undefined;
  isDanger?: boolean | undefined;
}

/** A button of a row, by its icon alone. */
export function RowAction({ label, icon, onPress, isPressed, isDanger = false }: RowActionProps) {
  const isActive = use(ActiveRowContext);
  return (
    <button
      type="button"
      data-row-action=""
      className={isDanger ? `${styles.action} ${styles.danger}` : styles.action}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      tabIndex={isActive ? 0 : -1}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
