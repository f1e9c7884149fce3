import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react';
import { PartFailures } from './PartFailures';

/**
 * Code of a component that comes when it is first asked for. The hook asks for it as long as no place has got it: a place
 * that is drawn after a failure asks anew, and what has come is there at once everywhere.
 */
export function lateCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  return function useLateCode() {
    const [Loaded, setLoaded] = useState(() => known);
    const [attempt, setAttempt] = useState(1);
    const [hasFailed, setHasFailed] = useState(false);
    const hear = use(PartFailures);
    const tell = useEffectEvent((error: unknown) => hear(error, attempt));
    // Meets the network: fetches the code, once more for every attempt that is asked for.
    useEffect(() => {
      if (Loaded) return undefined;
      let isUnmounted = false;
      load().then(
        (part) => {
          known = part;
          if (!isUnmounted) setLoaded(() => part);
        },
        (error: unknown) => {
          if (isUnmounted) return;
          setHasFailed(true);
          tell(error);
        },
      );
      return () => {
        isUnmounted = true;
      };
    }, [Loaded, attempt]);
    const retry = () => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    };
    return { Loaded, hasFailed, attempt, retry };
  };
}
