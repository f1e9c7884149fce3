import { useSearchParams } from '@formline/shared/routing';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

/** How a place stands in the query string. Both functions stay the same between renders. */
export interface ViewStateRules<ViewState> {
  readonly read: (params: URLSearchParams) => ViewState;
  readonly write: (params: URLSearchParams, viewState: ViewState) => URLSearchParams;
}

/** Changes a part of the place. `replace` leaves no step for the browser's back button. */
export type ChangeViewState<ViewState> = (
  part: Partial<ViewState>,
  options?: { readonly replace: boolean },
) => void;

/**
 * The place of a page as its query string tells it, and the way to change it. `changePlace` stays the same, and changes the
 * place as it is when it is called: an answer that comes late takes nothing back that was opened meanwhile.
 */
export function useViewState<ViewState extends object>({ read, write }: ViewStateRules<ViewState>) {
  const [params, setParams] = useSearchParams();
  const viewState = useMemo(() => read(params), [params, read]);
  const latest = useRef(setParams);
  // Meets the router, whose setter knows only the address it was drawn for.
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

/** Takes out of the address what says nothing there, such as `programId=abc`. */
function useCorrectedAddress(
  params: URLSearchParams,
  right: URLSearchParams,
  setParams: ReturnType<typeof useSearchParams>[1],
): void {
  const corrected = useRef<string>(null);
  // Corrects the address bar, once for each address: what cannot be corrected is left alone.
  useEffect(() => {
    const [asIs, asMeant] = [params.toString(), right.toString()];
    if (asIs === asMeant || corrected.current === asIs) return;
    corrected.current = asIs;
    setParams(right, { replace: true, preventScrollReset: true });
  }, [params, right, setParams]);
}
