import { SearchBox } from '@formline/shared/ui/core';
import { useSearchDraft } from './useSearchDraft';

export interface LibrarySearchProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Search field of a list. The draft lives here, so a key press re-renders the field and not the list. */
export function LibrarySearch({ label, search, onSearch }: LibrarySearchProps) {
  const { draft, changeDraft } = useSearchDraft(search, onSearch);
  return <SearchBox label={label} value={draft} onChange={changeDraft} />;
}
