import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, defineKeyframes } from '@chakra-ui/react/styled-system';
import { semanticColors } from './semanticColors';
import { tokens } from './tokens';

const semanticShadows = {
  card: {
    value:
      '0 1px 2px light-dark(rgba(15, 23, 42, 0.06), rgba(0, 0, 0, 0.5)), 0 1px 3px light-dark(rgba(15, 23, 42, 0.04), transparent)',
  },
  overlay: {
    value:
      '0 4px 8px -2px light-dark(rgba(15, 23, 42, 0.08), transparent), 0 16px 32px -8px light-dark(rgba(15, 23, 42, 0.18), rgba(0, 0, 0, 0.7))',
  },
};

/** Animations done in CSS; panels and lists use `ui/motion`. */
const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  'slide-in': { from: { transform: 'translateX(100%)' } },
  'slide-out': { to: { transform: 'translateX(100%)' } },
  'sink-out': { to: { opacity: '0', transform: 'translateY(0.5rem)' } },
});

/** Tokens, breakpoints and animations. The global styles are those of `theme.css`, which is made of both. */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'fl',
  conditions: { clubProfile: '[data-profile=club] &' },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    keyframes,
  },
});

/** The library's base and our tokens. Components import their recipes, so that a page loads only those it shows. */
export const system = createSystem(defaultBaseConfig, themeConfig);
