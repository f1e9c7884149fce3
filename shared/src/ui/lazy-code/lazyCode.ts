import { type ComponentType, use, useEffect, useEffectEvent, useState, createContext } from 'react';

/** Receives a part that failed to load or threw while rendering. @param attempt counted from 1 */
type ReportPartFailure = (error: unknown, attempt: number) => void;

/** Reports failures to the owner of the code, as parts show their own and nothing around them notices. */
export const PartFailures = createContext<ReportPartFailure>(() => undefined);

/** A component whose code is loaded on first use; a mount after a failure loads it again. */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  return function useLazyCode() {
    const [Loaded, setLoaded] = useState(() => known);
    const [attempt, setAttempt] = useState(1);
    const [hasFailed, setHasFailed] = useState(false);
    const onFailure = use(PartFailures);
    const reportError = useEffectEvent((error: unknown) => onFailure(error, attempt));
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
          reportError(error);
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
