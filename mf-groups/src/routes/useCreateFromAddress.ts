import { useSearchParams } from '@formline/shared/routing';
import { useEffect, useEffectEvent } from 'react';
import { CREATE_PARAMETER } from './createAddress';

/** Begins a new group when the address asks for it, and takes the wish out of the address: once is enough. */
export function useCreateFromAddress(canEdit: boolean, create: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(CREATE_PARAMETER);
  const answer = useEffectEvent(() => {
    const next = new URLSearchParams(query);
    next.delete(CREATE_PARAMETER);
    setQuery(next, { replace: true });
    if (canEdit) create();
  });
  // Meets the address bar: the wish stands there.
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
