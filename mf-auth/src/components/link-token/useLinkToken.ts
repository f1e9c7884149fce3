import * as z from '@formline/shared/contracts/schema';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { isApiError } from '@formline/shared/api-client';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { useEffect } from 'react';

const linkTokenState = z.object({ linkToken: z.string() });

/** Keeps the secret of an email link in the history entry: it survives a reload and is not visible. */
export function useLinkToken(name: string): string | null {
  const location = useLocation();
  const { hash, pathname, search } = location;
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get(name) || null;
  // External system: the address bar.
  useEffect(() => {
    if (given !== null) void navigate({ pathname, search }, { replace: true, state: { linkToken: given } });
  }, [given, navigate, pathname, search]);
  const stored = z.safeParse(linkTokenState, location.state);
  return given ?? (stored.success ? stored.data.linkToken : null);
}

export const isLinkOver = (error: unknown): boolean => isApiError(error) && error.key === LINK_OVER_KEY;
