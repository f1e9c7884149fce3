import * as styles from './adherence.module.css';

interface AdherenceProps {
  /** Whole percent, see `adherenceOf`. */
  readonly percent: number;
}

export const Adherence = ({ percent }: AdherenceProps) => (
  <span className={styles.adherence}>
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
    {`${percent}%`}
  </span>
);
