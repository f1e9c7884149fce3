import { defineTokens } from '@chakra-ui/react/styled-system';

const SPACING_STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64,
  80, 96,
];
const REM_PER_STEP = 0.25;

/** One step is 4 pixels at the default text size. */
const steps = Object.fromEntries(
  SPACING_STEPS.map((step) => [String(step), { value: `${step * REM_PER_STEP}rem` }]),
);

export const tokens = defineTokens({
  fonts: {
    body: { value: "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif" },
    heading: { value: '{fonts.body}' },
    mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '2rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: { none: { value: '1' }, tight: { value: '1.25' }, normal: { value: '1.5' } },
  letterSpacings: { tight: { value: '-0.015em' }, wide: { value: '0.04em' } },
  spacing: { 0: { value: '0' }, ...steps },
  sizes: {
    0: { value: '0' },
    ...steps,
    full: { value: '100%' },
    control: { sm: { value: '2rem' }, md: { value: '2.5rem' }, lg: { value: '2.75rem' } },
    icon: { sm: { value: '1rem' }, md: { value: '1.25rem' } },
    row: { library: { value: '3.5rem' }, grid: { value: '2.25rem' } },
    content: { value: '120rem' },
    prose: { value: '38rem' },
    dialog: {
      sm: { value: '26rem' },
      md: { value: '34rem' },
      lg: { value: '48rem' },
      xl: { value: '72rem' },
      tall: { value: '56rem' },
    },
    menu: { value: '14rem' },
    media: { value: '32.875rem' },
  },
  radii: {
    none: { value: '0' },
    xs: { value: '0.25rem' },
    sm: { value: '0.375rem' },
    md: { value: '0.5rem' },
    lg: { value: '0.75rem' },
    full: { value: '9999px' },
  },
  borders: { none: { value: 'none' }, thin: { value: '1px solid' }, thick: { value: '2px solid' } },
  durations: { fast: { value: '120ms' }, normal: { value: '180ms' }, panel: { value: '300ms' } },
  easings: {
    out: { value: 'cubic-bezier(0.16, 1, 0.3, 1)' },
    inOut: { value: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  },
  animations: {
    pulse: { value: 'pulse 1.6s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
    spin: { value: 'spin 0.8s linear infinite' },
  },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 100 },
    navigation: { value: 200 },
    menu: { value: 1000 },
    dialog: { value: 1200 },
    tooltip: { value: 1300 },
    toast: { value: 1400 },
    skipLink: { value: 1500 },
  },
});
