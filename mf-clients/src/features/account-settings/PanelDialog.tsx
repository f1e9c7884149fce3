import { PanelTransition } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import { type ReactNode, useEffect, useRef } from 'react';

interface PanelDialogProps {
  /** Which panel is shown; `null` is the first one. */
  readonly panel: string | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly onBack: () => void;
  /** What gets focus when it closes, if not what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/**
 * One dialog with panels that replace each other. Focus goes to what opened the panel before, marked with
 * `data-opens`, or else to the first field or button of the panel.
 */
export function PanelDialog({ panel, onBack, children, ...dialog }: PanelDialogProps) {
  const before = useRef(panel);
  const handleShown = (shown: HTMLElement) => {
    const cameFrom = before.current;
    if (cameFrom === panel) return;
    before.current = panel;
    focusIn(shown, cameFrom);
  };
  return (
    <Dialog {...dialog} isOpen onBack={panel === null ? undefined : onBack}>
      <PanelTransition panelKey={panel ?? 'first'}>
        <Panel onShown={handleShown}>{children}</Panel>
      </PanelTransition>
    </Dialog>
  );
}

interface PanelProps {
  readonly onShown: (panel: HTMLElement) => void;
  readonly children: ReactNode;
}

function Panel({ onShown, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(onShown);
  // Meets the document: the control that had focus has gone with the panel before.
  useEffect(() => {
    if (ref.current) shown.current(ref.current);
  }, []);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

const FIRST = 'input:checked, input:not([type=hidden]):not([type=radio]), button:not(:disabled), a[href]';

function focusIn(panel: HTMLElement, cameFrom: string | null): void {
  const opener = panel.querySelector<HTMLElement>(`[data-opens="${cameFrom ?? ''}"]`);
  (opener ?? panel.querySelector<HTMLElement>(FIRST) ?? panel).focus();
}
