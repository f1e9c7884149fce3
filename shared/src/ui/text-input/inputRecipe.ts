import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    h: 'control.md',
    px: '3',
    bg: 'bg.surface',
    color: 'fg',
    border: 'thin',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    appearance: 'none',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.subtle' },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'focusRing' },
    _invalid: { borderColor: 'danger', '&:focus-visible': { outlineColor: 'danger' } },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle' },
  },
  variants: { size: { md: {}, lg: { h: 'control.lg', fontSize: 'lg' } } },
  defaultVariants: { size: 'md' },
});
