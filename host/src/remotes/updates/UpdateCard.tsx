import { announce, Button, Text } from '@formline/shared/ui/basics';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './updateCard.module.css';
import { updatesTexts } from './updates.texts';
import { needsQuestion, type UpdateNotice } from './useUpdateNotice';

export function UpdateCard({ notice }: { readonly notice: UpdateNotice }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const safeButton = useRef<HTMLButtonElement>(null);
  const { text, action, onAct, onLater } = notice;
  const message = isConfirming ? updatesTexts.unsaved : text;
  // External system: the screen reader.
  useEffect(() => announce(message), [message]);
  // External system: the focus, which follows from the button to the question.
  useEffect(() => {
    if (isConfirming) safeButton.current?.focus();
  }, [isConfirming]);
  return (
    <section className={styles.card} aria-label={updatesTexts.label}>
      <RefreshCw aria-hidden="true" />
      <Text className={styles.message}>{message}</Text>
      {isConfirming ? (
        <div className={styles.actions}>
          <Button ref={safeButton} size="sm" onClick={() => setIsConfirming(false)}>
            {updatesTexts.keepEditing}
          </Button>
          <Button size="sm" variant="danger" onClick={onAct}>
            {updatesTexts.updateAnyway}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="primary"
            onClick={() => (needsQuestion(notice) ? setIsConfirming(true) : onAct())}
          >
            {action}
          </Button>
          <Button size="sm" variant="quiet" onClick={onLater}>
            {updatesTexts.later}
          </Button>
        </div>
      )}
    </section>
  );
}
