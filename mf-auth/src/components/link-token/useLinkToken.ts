import * as z from '@formline/shared/contracts/schema';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { useEffect } from 'react';

const linkTokenState = z.object({ linkToken: z.string() });

/**
 * The secret of a letter's link, which stands behind the `#` under `name`, or null. It is taken out of the address bar
 * at once and kept with the page's entry in the browser's history, where it survives a reload and no other page sees it.
 */
export function useLinkToken(name: string): string | null {
  const location = useLocation();
  const { hash, pathname, search } = location;
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get(name) || null;
  // Meets the address bar.
  useEffect(() => {
    if (given !== null) void navigate({ pathname, search }, { replace: true, state: { linkToken: given } });
  }, [given, navigate, pathname, search]);
  const kept = z.safeParse(linkTokenState, location.state);
  return given ?? (kept.success ? kept.data.linkToken : null);
}
