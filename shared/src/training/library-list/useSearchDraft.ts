import { SEARCH_MAX_LENGTH } from '@formline/shared/contracts/primitives';
import { useEffect, useEffectEvent, useState } from 'react';

/** A search starts when nobody has typed for this long. */
export const SEARCH_DEBOUNCE_MS = 500;

/**
 * The text in the search box while it is typed. It is handed over once typing pauses; a search that changes from
 * outside (back, a cleared filter) takes the place of the text.
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void) {
  const [draft, setDraft] = useState(search);
  const [seen, setSeen] = useState(search);
  const [handedOver, setHandedOver] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== handedOver) {
      setDraft(search);
      setHandedOver(search);
    }
  }
  const typed = draft.trim();
  const handOver = useEffectEvent(() => {
    setHandedOver(typed);
    onSearch(typed);
  });
  // Meets the clock: waits until typing pauses.
  useEffect(() => {
    if (typed === handedOver) return undefined;
    const timer = setTimeout(handOver, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, handedOver]);
  return { draft, changeDraft: (text: string) => setDraft(text.slice(0, SEARCH_MAX_LENGTH)) };
}
