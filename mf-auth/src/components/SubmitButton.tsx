import { Button, Text } from '@formline/shared/ui/basics';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './authParts.module.css';

export const submitButtonTexts = {
  slow: 'This takes longer than usual. We are still waiting for an answer.',
};

/** After this time a spinner alone looks as if it had stopped. */
export const SLOW_ANSWER_MS = 4_000;

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly note?: string | null;
}

export function SubmitButton({ children, isBusy, isDisabled = false, note = null }: SubmitButtonProps) {
  const isSlow = useIsSlow(isBusy);
  return (
    <div className={styles.submit}>
      <Button type="submit" variant="primary" size="lg" disabled={isDisabled} isLoading={isBusy}>
        {children}
      </Button>
      <Text role="status" size="sm" tone="muted">
        {isSlow ? submitButtonTexts.slow : !isBusy && note}
      </Text>
    </div>
  );
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  // External system: the clock.
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_ANSWER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
