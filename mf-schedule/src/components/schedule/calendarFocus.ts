/** The day of the calendar or week strip on this page that the Tab key leads to: where one goes on after a change. */
export const tabbableDay = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"], [role=radio][aria-checked=true]');
