import { Link } from '@formline/shared/routing';
import { classNames } from '@formline/shared/ui/basics';
import * as styles from './navigation.module.css';

const levels = { main: styles.main, sub: styles.sub };

interface NavigationTabProps {
  readonly label: string;
  readonly path: string;
  readonly isActive: boolean;
  readonly level: keyof typeof levels;
}

export function NavigationTab({ label, path, isActive, level }: NavigationTabProps) {
  return (
    <Link
      to={path}
      className={classNames(styles.tab, levels[level])}
      aria-current={isActive ? 'page' : undefined}
    >
      {label}
    </Link>
  );
}
