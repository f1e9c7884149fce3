import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Handles plain links inside an element as router links: one listener instead of one in each row of a long list. */
export function useLinkClicks(listRef: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const list = listRef.current;
    const follow = (event: MouseEvent) => {
      const address = addressClicked(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    list?.addEventListener('click', follow);
    return () => list?.removeEventListener('click', follow);
  }, [listRef, navigate]);
}

function addressClicked(event: MouseEvent): string | null {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link?.getAttribute('href') ?? null;
}
