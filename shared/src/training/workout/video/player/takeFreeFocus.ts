/** Focuses the replacement of a removed control, unless the user has moved the focus. */
export function takeFreeFocus(target: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) target?.focus({ preventScroll: true });
}
