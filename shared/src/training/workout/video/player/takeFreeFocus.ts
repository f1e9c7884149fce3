/** Gives focus to what came in the place of the control that had it, unless the person has gone on elsewhere. */
export function takeFreeFocus(target: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) target?.focus({ preventScroll: true });
}
