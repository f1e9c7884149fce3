import { useEffect, useEffectEvent } from 'react';

/** Clears search and filter, so that the new client is visible. */
export function useShowNewClient(newClientId: number | null, showAll: () => void): void {
  const show = useEffectEvent(showAll);
  useEffect(() => {
    if (newClientId !== null) show();
  }, [newClientId]);
}
