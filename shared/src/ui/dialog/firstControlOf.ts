const CONTROLS = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type=hidden]):not([hidden]):not([type=radio])',
  // The Tab key stops at the checked radio button of a group.
  'input[type=radio]:checked',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

export function firstControlOf(element: HTMLElement | null): HTMLElement | null {
  return element?.querySelector<HTMLElement>(CONTROLS) ?? null;
}
