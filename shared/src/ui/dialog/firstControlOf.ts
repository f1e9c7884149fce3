const CONTROLS = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type=hidden]):not([type=radio])',
  // The Tab key leads to the one that is chosen.
  'input[type=radio]:checked',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

/** The first control inside an element that can take focus, or nothing. */
export function firstControlOf(element: HTMLElement | null): HTMLElement | null {
  return element?.querySelector<HTMLElement>(CONTROLS) ?? null;
}
