import { useEffect, useState } from 'react';

/** A subscription that ends while the dashboard is open is noticed within this time. */
const TICK_MS = 60_000;

/** The moment it is, to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  // Meets the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
