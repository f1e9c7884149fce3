import { classNames } from '../plain-part/plainPart';
import * as styles from './brandMark.module.css';

const brandMarkTexts = { name: 'Formline' };

const signSizes = { md: styles.mediumSign, lg: styles.largeSign };
const nameSizes = { md: styles.mediumName, lg: styles.largeName };

export interface BrandMarkProps {
  size?: 'md' | 'lg' | undefined;
  isSignOnly?: boolean | undefined;
}

/** Formline's logo; `isSignOnly` leaves the name to screen readers. */
export function BrandMark({ size = 'md', isSignOnly = false }: BrandMarkProps) {
  const naming = isSignOnly ? { role: 'img', 'aria-label': brandMarkTexts.name } : { 'aria-hidden': true };
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 32 32" className={classNames(styles.sign, signSizes[size])} fill="none" {...naming}>
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <circle cx="22" cy="8.5" r="2.75" className={styles.dot} />
        <path
          d="M6.5 25c4.5 0 4.6-10.5 9.5-10.5S20 25 25.5 25"
          className={styles.line}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {isSignOnly ? null : (
        <span className={classNames(styles.name, nameSizes[size])} translate="no">
          {brandMarkTexts.name}
        </span>
      )}
    </span>
  );
}
