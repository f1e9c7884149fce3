import { createContext, type ReactNode, use } from 'react';
import * as styles from './libraryRows.module.css';

/** Whether the row has the cursor: Tab reaches only the buttons of that row. */
export const ActiveRowContext = createContext(false);

export interface RowActionProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  isPressed?: boolean | undefined;
  isDanger?: boolean | undefined;
}

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
