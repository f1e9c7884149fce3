import { useSearchParams } from '@formline/shared/routing';

export const SHOW_PARAMETER = 'show';
const ACTIVE = 'active';

export function useActiveOnly(): readonly [boolean, (isActiveOnly: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (isActiveOnly: boolean) => {
    const next = new URLSearchParams(query);
    if (isActiveOnly) next.set(SHOW_PARAMETER, ACTIVE);
    else next.delete(SHOW_PARAMETER);
    setQuery(next, { replace: true });
  };
  return [query.get(SHOW_PARAMETER) === ACTIVE, change];
}
