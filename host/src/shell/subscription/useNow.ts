import { useEffect, useState } from 'react';

/** Longest delay before an expired subscription is noticed. */
const TICK_MS = 60_000;

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  // External system: the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
