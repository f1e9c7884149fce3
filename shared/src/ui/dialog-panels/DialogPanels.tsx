import { type ReactNode, useEffect, useRef, useState } from 'react';
import { firstControlOf } from '../dialog/firstControlOf';
import { PanelTransition } from '../panel-transition/PanelTransition';

export interface DialogPanelsProps {
  /** Names the panel that is shown. */
  panel: string;
  children: ReactNode;
}

/**
 * Panels of one dialog that take each other's place. Focus goes to what led away to the panel before, marked with its name
 * as `data-opens`; else to the safe answer of a question, marked with `data-safe`; else to the panel's first control.
 *
 *     <Dialog isOpen title={titles[panel]} onBack={panel === 'form' ? undefined : back}>
 *       <DialogPanels panel={panel}>{panel === 'form' ? <Form onOpen={open} /> : <Picker />}</DialogPanels>
 *     </Dialog>
 */
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
  /** The one before it; null while the dialog shows its first. */
  readonly before: string | null;
}

interface PanelProps extends Pick<ShownPanel, 'before'> {
  readonly children: ReactNode;
}

function Panel({ before, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef(before);
  // Meets the document: the control that had focus has gone with the panel before.
  useEffect(() => {
    if (ref.current && cameFrom.current !== null) focusIn(ref.current, cameFrom.current);
  }, []);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

/** What led away may stand in the dialog's foot, beside the panel. */
function focusIn(panel: HTMLElement, cameFrom: string): void {
  const dialog = panel.closest('[role=dialog], [role=alertdialog]') ?? panel;
  const wanted =
    dialog.querySelector<HTMLElement>(`[data-opens="${cameFrom}"]`) ??
    dialog.querySelector<HTMLElement>('[data-safe]');
  (wanted ?? firstControlOf(panel) ?? panel).focus();
}
