import { signedOutTexts, useSession } from '@formline/shared/session';
import { Info } from 'lucide-react';
import * as styles from './login.module.css';

export function SignedOutNote() {
  const session = useSession();
  const reason = session.status === 'signed-out' ? session.reason : null;
  const text = reason && signedOutTexts[reason];
  if (!text) return null;
  return (
    <div className={styles.note} role="status">
      <Info aria-hidden="true" />
      <div>{text}</div>
    </div>
  );
}
