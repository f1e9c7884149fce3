import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const SEARCH_PARAMETER = 'search';

/** Browsers limit how often a page changes its URL, so it follows the typing with this delay. */
const ADDRESS_DELAY_MS = 250;

/** The text of the search box, also kept in the URL for back and reload. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(useAddressedSearch());
  useSearchInAddress(text, setText);
  return [text, setText];
}

export const useAddressedSearch = (): string => useSearchParams()[0].get(SEARCH_PARAMETER) ?? '';

/** Writes a search into the URL after typing pauses, and reads it from links and history. */
export function useSearchInAddress(text: string, onText: (text: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const addressed = query.get(SEARCH_PARAMETER) ?? '';
  const lastWritten = useRef(addressed);
  // A link to the list without a search ends the search.
  useEffect(() => {
    if (addressed === lastWritten.current) return;
    lastWritten.current = addressed;
    onText(addressed);
  }, [addressed, onText]);
  // External system: the URL.
  useEffect(() => {
    if (text === lastWritten.current) return undefined;
    const timer = setTimeout(() => {
      lastWritten.current = text;
      const next = new URLSearchParams(query);
      if (text === '') next.delete(SEARCH_PARAMETER);
      else next.set(SEARCH_PARAMETER, text);
      setQuery(next, { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, query, setQuery]);
}
