import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows the plain links inside an element as links of the router. For lists of very many, where a link of the router in
 * each row would listen to every change of the address. Clicks that a browser answers by itself, such as those with
 * Control, stay the browser's.
 */
export function useLinkClicks(listRef: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  // Meets the document: one listener for all links of the list.
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
