import { checkCss } from './checkCss';

const textsOf = (css: string) =>
  checkCss([{ file: 'AccountSlot.css', css }], ['mf-clients', 'crop_']).map(({ text }) => text);

it.each([
  '.crop_area { position: absolute }',
  '.crop_area p, .mf-clients-card > :first-child { margin: 0 }',
  '.dark .crop_area { color: white }',
  '.crop_area .handle + .handle::before { content: "" }',
  ':is(.crop_area, .crop_image):hover { opacity: 1 }',
  '@media (width > 40em) { .crop_area { --crop_gap: 1px; & p { margin: 0 } > .handle { top: 0 } } }',
  '@keyframes crop_pulse { from { opacity: 0 } to { opacity: 1 } }',
  '@font-face { font-family: crop_icons; src: url(./icons.woff2) }',
])('lets %s stay', (css) => {
  expect(textsOf(css)).toEqual([]);
});

it.each([
  ['body { margin: 0 }', 'body styles the whole page'],
  ['* { box-sizing: border-box }', '* styles the whole page'],
  [':root { color: red }', ':root styles the whole page'],
  ['.crop_area, p { margin: 0 }', 'p styles the whole page'],
  ['.chakra-button { color: red }', '.chakra-button reaches elements of other remotes'],
  ['.crop_area + p { margin: 0 }', '.crop_area + p reaches elements'],
  ['.crop_area { & ~ .card { top: 0 } }', '& ~ .card reaches elements'],
  [':is(.crop_area, .card) { top: 0 }', ':is(.crop_area, .card) reaches elements'],
  ['.card:not(.crop_area) { top: 0 }', '.card:not(.crop_area) reaches elements'],
  ['.crop_area { --chakra-colors-bg: red }', 'property --chakra-colors-bg belongs to somebody else'],
  ['@property --gap { syntax: "*"; inherits: true }', 'property --gap belongs to somebody else'],
  ['@keyframes spin { to { rotate: 1turn } }', 'animation spin can replace'],
  ['@import "https://fonts.example/inter.css";', 'https://fonts.example/inter.css is loaded from another'],
  ['@font-face { src: url(//cdn.example/a.woff2) }', 'The font //cdn.example/a.woff2 is loaded from another'],
  ['.crop_area {', 'cannot be read'],
])('finds that %s does not stay inside', (css, words) => {
  expect(textsOf(css)).toEqual([expect.stringContaining(words)]);
});

it('names the files once, and the prefixes that are allowed', () => {
  const sheets = ['A.css', 'B.css'].map((file) => ({ file, css: 'a { color: red } a { top: 0 }' }));
  const found = checkCss(sheets, ['mf-clients']);
  expect(found).toMatchObject([{ check: 'css', level: 'error', usedBy: ['A.css', 'B.css'] }]);
  expect(found[0]?.text).toMatch(/Own prefixes are mf-clients.*formline\.cssPrefixes/);
});
