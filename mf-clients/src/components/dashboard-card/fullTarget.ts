/** The target of a link or button is the whole of the positioned box around it, and so is the ring of its focus. */
export const fullTarget = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
} as const;
