import { COLOR_SCHEME_COOKIE, colorSchemeContent, readColorSchemeChoice } from './colorScheme';

it.each([
  ['', 'system'],
  [`${COLOR_SCHEME_COOKIE}=dark`, 'dark'],
  [`formline_visitor=trainer; ${COLOR_SCHEME_COOKIE}=light`, 'light'],
  [`${COLOR_SCHEME_COOKIE}=sepia`, 'system'],
  [`not_${COLOR_SCHEME_COOKIE}=dark`, 'system'],
])('reads from "%s" that the choice is %s', (cookies, choice) => {
  expect(readColorSchemeChoice(cookies)).toBe(choice);
});

it('leaves the choice to the browser unless the person made one', () => {
  expect(colorSchemeContent('system')).toBe('light dark');
  expect(colorSchemeContent('dark')).toBe('dark');
});
