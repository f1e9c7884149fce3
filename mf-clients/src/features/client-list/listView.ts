import * as z from '@formline/shared/contracts/schema';
import { useSearchParams } from '@formline/shared/routing';
import { browserRecord } from '@formline/shared/session';

export const LIST_VIEWS = ['tiles', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

const VIEW_PARAMETER = 'view';
const remembered = browserRecord('clientListView', z.enum(LIST_VIEWS), { tabs: 'all', until: 'removed' });

/** The address decides, then what was chosen last in this browser; tiles at first. */
export function useListView() {
  const [query, setQuery] = useSearchParams();
  const addressed = LIST_VIEWS.find((view) => view === query.get(VIEW_PARAMETER));
  const choose = (view: ListView) => {
    remembered.write(view);
    const next = new URLSearchParams(query);
    next.set(VIEW_PARAMETER, view);
    setQuery(next, { replace: true });
  };
  return [addressed ?? remembered.read() ?? 'tiles', choose] as const;
}
