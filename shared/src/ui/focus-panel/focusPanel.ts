/** Gets the focus by script alone: a page, card or dialog. */
const PANEL = '[tabindex="-1"]';

/** Code that knows a better place than the panel has this long. */
const PANEL_AFTER_MS = 100;

/** Has the focus of a control that was removed; the body where there is no panel. */
let waitingPanel: HTMLElement | null = null;

/** Gives the focus of a removed element to the panel around it, unless something else takes it. Returns the end of that. */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let panels: readonly HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
    panels = focused ? panelsAround(focused) : [];
  };
  // After a click beside all controls the element is still there. Some browsers also send this before a removal.
  const handleBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  const isLost = () => focused?.isConnected === false && document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isLost()) focusFirstLeft(panels);
    }, PANEL_AFTER_MS);
  });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleBlur);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('focusout', handleBlur);
  };
}

/** Ref of a control that comes back: the panel has its focus at once. */
export const leaveFocusToPanel = (removed: Element | null) => () => {
  if (!removed?.contains(document.activeElement)) return;
  const panels = panelsAround(removed);
  // After the commit, which may remove panels too, or focus something else.
  queueMicrotask(() => focusFirstLeft(panels));
};

/**
 * @alias
 * @deprecated Deployed builds of remotes import this name. The page keeps the focus of removed elements.
 */
export const focusPanelAfter = leaveFocusToPanel;

function focusFirstLeft(panels: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  waitingPanel = panels.find(({ isConnected }) => isConnected) ?? pagePanel() ?? document.body;
  waitingPanel.focus({ preventScroll: true });
}

/** From the inside out. */
export function panelsAround(element: Element): HTMLElement[] {
  const panel = element.parentElement?.closest<HTMLElement>(PANEL);
  return panel ? [panel, ...panelsAround(panel)] : [];
}

export const pagePanel = (): HTMLElement | null => document.querySelector(`main${PANEL}`);

/** For a control that comes back: unless the user has moved the focus meanwhile. */
export function takeFocusBack(control: HTMLElement): void {
  if (waitingPanel === document.activeElement && waitingPanel?.contains(control)) {
    control.focus({ preventScroll: true });
  }
}
