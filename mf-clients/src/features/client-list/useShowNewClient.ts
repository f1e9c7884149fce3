import { useEffect, useEffectEvent } from 'react';

/** Takes back what narrows the list when somebody is added, so that they are in sight. */
export function useShowNewClient(newClientId: number | null, showAll: () => void): void {
  const show = useEffectEvent(showAll);
  // Meets the address bar: the search stands there.
  useEffect(() => {
    if (newClientId !== null) show();
  }, [newClientId]);
}
