import { COLOR_SCHEME_META } from '../build/hostPage';
import { inChosenScheme } from './inChosenScheme';

it.each([
  ['formline_color_scheme=dark', 'dark'],
  ['a=b; formline_color_scheme=light; c=d', 'light'],
  ['', 'light dark'],
  [undefined, 'light dark'],
  ['formline_color_scheme="><script>', 'light dark'],
  ['other_formline_color_scheme=dark', 'light dark'],
])('draws the page as the cookie %s asks', (cookies, schemes) => {
  expect(inChosenScheme(`<head>${COLOR_SCHEME_META}</head>`, cookies)).toBe(
    `<head><meta name="color-scheme" content="${schemes}"></head>`,
  );
});
