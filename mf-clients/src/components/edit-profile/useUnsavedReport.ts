import { useEffect, useEffectEvent } from 'react';

/** Tells the dialog around a form whether leaving it would lose input. */
export function useUnsavedReport(isUnsaved: boolean, onUnsaved?: (isUnsaved: boolean) => void): void {
  const report = useEffectEvent((isLost: boolean) => onUnsaved?.(isLost));
  // Effect: the dialog around the form holds the question, and the form ends with its panel.
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved]);
}
