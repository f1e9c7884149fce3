import { useEffect, useEffectEvent } from 'react';

/** Ends the search when a group is made, so that it is in sight. */
export function useShowNewGroup(newGroupId: number | null, endSearch: () => void): void {
  const end = useEffectEvent(endSearch);
  // Meets the address bar: the search stands there.
  useEffect(() => {
    if (newGroupId !== null) end();
  }, [newGroupId]);
}
