import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The looks of buttons: one `primary` a screen, `secondary` beside it, `quiet` in rows and bars. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    borderRadius: 'md',
    border: 'thin',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { flexShrink: '0', boxSize: 'icon.sm' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'accent.fg',
        _hover: { bg: 'accent.hover' },
        _active: { bg: 'accent.active' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.control',
        boxShadow: 'card',
        _hover: { bg: 'bg.hover' },
        _active: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
        _pressed: {
          bg: 'accent.subtle',
          color: 'accent.text',
          borderColor: 'accent',
          _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
        _disabled: { boxShadow: 'none' },
      },
      quiet: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _active: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
      danger: {
        bg: 'danger',
        color: 'danger.fg',
        _hover: { bg: 'danger.hover' },
        _active: { bg: 'danger.hover' },
      },
      inverted: {
        bg: 'transparent',
        color: 'fg.inverted',
        _hover: { bg: 'color-mix(in srgb, currentColor 16%, transparent)' },
      },
      nav: {
        bg: 'transparent',
        color: 'nav.fgMuted',
        _hover: { bg: 'nav.hover', color: 'nav.fg' },
        _expanded: { bg: 'nav.active', color: 'nav.fg' },
        _currentPage: {
          bg: 'nav.active',
          color: 'nav.fg',
          _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
    size: {
      sm: { h: 'control.sm', px: '3', fontSize: 'sm' },
      md: { h: 'control.md', px: '4', fontSize: 'md' },
      lg: { h: 'control.lg', px: '5', fontSize: 'lg' },
    },
    shape: {
      text: {},
      icon: { px: '0', aspectRatio: '1', '& svg': { boxSize: 'icon.md' } },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
});
