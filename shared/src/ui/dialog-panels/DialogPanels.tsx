import { type ReactNode, useEffect, useRef, useState } from 'react';
import { firstControlOf } from '../dialog/firstControlOf';
import { PanelTransition } from '../panel-transition/PanelTransition';

export interface DialogPanelsProps {
  panel: string;
  children: ReactNode;
}

/** Panels that replace each other in a dialog. Focus goes to the opener (`data-opens`), `data-safe`, or a control. */
export function DialogPanels({ panel, children }: DialogPanelsProps) {
  const [shown, setShown] = useState<ShownPanel>({ panel, before: null });
  if (shown.panel !== panel) setShown({ panel, before: shown.panel });
  return (
    <PanelTransition panelKey={panel}>
      <Panel before={shown.before}>{children}</Panel>
    </PanelTransition>
  );
}

interface ShownPanel {
  readonly panel: string;
  readonly before: string | null;
}

interface PanelProps extends Pick<ShownPanel, 'before'> {
  readonly children: ReactNode;
}

function Panel({ before, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef(before);
  // The previously focused control was removed with its panel.
  useEffect(() => {
    if (ref.current && cameFrom.current !== null) focusIn(ref.current, cameFrom.current);
  }, []);
  return (
    <div ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The opener may be in the dialog's foot, outside the panel. */
function focusIn(panel: HTMLElement, cameFrom: string): void {
  const dialog = panel.closest('[role=dialog], [role=alertdialog]') ?? panel;
  const target =
    dialog.querySelector<HTMLElement>(`[data-opens="${cameFrom}"]`) ??
    dialog.querySelector<HTMLElement>('[data-safe]');
  (target ?? firstControlOf(panel) ?? panel).focus();
}
