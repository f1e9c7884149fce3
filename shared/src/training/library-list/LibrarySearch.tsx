import { SearchBox } from '@formline/shared/ui/core';
import { useSearchDraft } from './useSearchDraft';

export interface LibrarySearchProps {
  label: string;
  /** What the list is searched for now. */
  search: string;
  /** Called once typing has paused. */
  onSearch: (search: string) => void;
}

/** The search of a list. What is typed stays here, so that a key draws the field anew and not the list. */
export function LibrarySearch({ label, search, onSearch }: LibrarySearchProps) {
  const { draft, changeDraft } = useSearchDraft(search, onSearch);
  return <SearchBox label={label} value={draft} onChange={changeDraft} />;
}
