import { SEARCH_MAX_LENGTH } from '@formline/shared/contracts/primitives';
import { cutText } from '@formline/shared/domain/text/cutText';
import { useEffect, useEffectEvent, useState } from 'react';

export const SEARCH_DEBOUNCE_MS = 500;

/** Search text while typing: submitted once typing pauses, replaced by a search changed elsewhere (back, cleared). */
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
  useEffect(() => {
    if (typed === handedOver) return undefined;
    const timer = setTimeout(handOver, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, handedOver]);
  return { draft, changeDraft: (text: string) => setDraft(cutText(text, SEARCH_MAX_LENGTH)) };
}
