import { useSearchParams } from '@formline/shared/routing';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

/** Reads and writes view state in the query string. Both functions must be stable. */
export interface ViewStateRules<ViewState> {
  readonly read: (params: URLSearchParams) => ViewState;
  readonly write: (params: URLSearchParams, viewState: ViewState) => URLSearchParams;
}

/** Changes a part of the view state. `replace` adds no history entry. */
export type ChangeViewState<ViewState> = (
  part: Partial<ViewState>,
  options?: { readonly replace: boolean },
) => void;

/** The setter is stable and changes the current state, so a late answer does not revert what was opened meanwhile. */
export function useViewState<ViewState extends object>({ read, write }: ViewStateRules<ViewState>) {
  const [params, setParams] = useSearchParams();
  const viewState = useMemo(() => read(params), [params, read]);
  const latest = useRef(setParams);
  // The router's setter knows only the URL of its render.
  useLayoutEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  useCorrectedAddress(
    params,
    useMemo(() => write(params, viewState), [write, params, viewState]),
    setParams,
  );
  const changeViewState = useCallback<ChangeViewState<ViewState>>(
    (part, options) => latest.current((current) => write(current, { ...read(current), ...part }), options),
    [read, write],
  );
  return { viewState, changeViewState };
}

/** Removes invalid parameters from the URL, such as `programId=abc`. */
function useCorrectedAddress(
  params: URLSearchParams,
  right: URLSearchParams,
  setParams: ReturnType<typeof useSearchParams>[1],
): void {
  const corrected = useRef<string>(null);
  // Once per URL, because a URL that cannot be corrected would loop.
  useEffect(() => {
    const [asIs, asMeant] = [params.toString(), right.toString()];
    if (asIs === asMeant || corrected.current === asIs) return;
    corrected.current = asIs;
    setParams(right, { replace: true, preventScrollReset: true });
  }, [params, right, setParams]);
}
