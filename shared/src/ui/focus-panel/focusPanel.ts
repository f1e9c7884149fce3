/** Gets the focus by script alone: a page, card or dialog. */
const PANEL = '[tabindex="-1"]';

/** Has the focus of a control that was removed; the body where there is no panel. */
let waitingPanel: HTMLElement | null = null;

/** Ref of what may be removed while the focus is in it: the panel around it then has the focus. */
export const focusPanelAfter = (removed: Element | null) => () => {
  if (!removed?.contains(document.activeElement)) return;
  const panels = panelsAround(removed);
  // After the commit, which may remove panels too, or focus something else.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const main = document.querySelector<HTMLElement>(`main${PANEL}`);
    waitingPanel = panels.find(({ isConnected }) => isConnected) ?? main ?? document.body;
    waitingPanel.focus({ preventScroll: true });
  });
};

/** From the inside out. */
export function panelsAround(element: Element): HTMLElement[] {
  const panel = element.parentElement?.closest<HTMLElement>(PANEL);
  return panel ? [panel, ...panelsAround(panel)] : [];
}

/** For a control that comes back: unless the user has moved the focus meanwhile. */
export function takeFocusBack(control: HTMLElement): void {
  if (waitingPanel === document.activeElement && waitingPanel?.contains(control)) {
    control.focus({ preventScroll: true });
  }
}
