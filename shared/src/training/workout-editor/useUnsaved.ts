import { useEffect, useEffectEvent } from 'react';
import type { Autosave } from './Autosave';

/** Tells when leaving would lose something, and when it would no more. Of the change alone: most of what a save does is none. */
export function useUnsaved(saver: Autosave, onChange: ((isUnsaved: boolean) => void) | undefined): void {
  const tell = useEffectEvent((isUnsaved: boolean) => onChange?.(isUnsaved));
  // Meets the page around the editor, which asks before it is left.
  useEffect(() => {
    let reported = false;
    const compare = () => {
      const isUnsaved = saver.current().kind !== 'saved';
      if (isUnsaved !== reported) tell(isUnsaved);
      reported = isUnsaved;
    };
    const stop = saver.subscribe(compare);
    compare();
    return () => {
      stop();
      tell(false);
    };
  }, [saver]);
}
