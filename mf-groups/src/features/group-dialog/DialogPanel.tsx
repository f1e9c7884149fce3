import { type ReactNode, useEffect, useRef } from 'react';

const FIRST = 'input:not([type=hidden]), button:not(:disabled), a[href]';

interface DialogPanelProps {
  /** The view before this one: what opened it, marked with `data-opens`, gets focus again. */
  readonly cameFrom: string | null;
  readonly children: ReactNode;
}

/**
 * One of the views that take each other's place in a dialog. Focus goes to what led away from it, to the safe button of a
 * question, marked with `data-safe`, or to the view's first control.
 */
export function DialogPanel({ cameFrom, children }: DialogPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const opener = useRef(cameFrom);
  // Meets the document: the control that had focus has gone with the view before.
  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || opener.current === null) return;
    const dialog = panel.closest('[role=dialog]') ?? panel;
    const wanted = dialog.querySelector<HTMLElement>(`[data-opens="${opener.current}"], [data-safe]`);
    (wanted ?? panel.querySelector<HTMLElement>(FIRST) ?? panel).focus();
  }, []);
  return (
    <div ref={panelRef} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}
