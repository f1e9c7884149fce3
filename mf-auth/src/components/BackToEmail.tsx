import { Link } from '@formline/shared/ui/basics';
import * as styles from './authParts.module.css';

const backToEmailTexts = { useAnotherEmail: 'Use another email' };

interface BackToEmailProps {
  readonly onBack: () => void;
  readonly isDisabled?: boolean;
}

export function BackToEmail({ onBack, isDisabled = false }: BackToEmailProps) {
  return (
    <Link asChild className={styles.backToEmail}>
      <button type="button" disabled={isDisabled} onClick={onBack}>
        {backToEmailTexts.useAnotherEmail}
      </button>
    </Link>
  );
}
