/** Stretches a link's target and focus ring over its positioned ancestor. */
export const fullTarget = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
} as const;
