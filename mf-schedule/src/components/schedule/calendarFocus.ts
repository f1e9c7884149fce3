export const tabbableDay = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"], [role=radio][aria-checked=true]');
