import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { globalStyles } from './globalStyles';
import { keyframes } from './keyframes';
import { semanticColors } from './semanticColors';
import { semanticShadows } from './semanticShadows';
import { tokens } from './tokens';

/**
 * The style system of the product: the library's base without its own theme, and our tokens.
 * Recipes are not listed here; each stands beside its component, so that a page loads those it shows.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'fl',
  preflight: true,
  globalCss: globalStyles,
  conditions: { clubProfile: '[data-profile=club] &' },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    keyframes,
  },
});
