/** Forced colours take away backgrounds and shadows, which tell what is chosen and where something lies above the page. */
export const chosenInHighContrast = {
  bg: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
  '& *': { bg: 'transparent', color: 'HighlightText' },
} as const;

export const edgeInHighContrast = { outline: '2px solid CanvasText', outlineOffset: '-2px' } as const;
