import { isForAnyScreen, isSmallScreen, type Screen } from './screenRule';

const phone: Screen = { viewportWidth: 390, windowWidth: 390, hasMouse: false };
const computer: Screen = { viewportWidth: 1440, windowWidth: 1440, hasMouse: true };

it.each([
  ['a phone', phone, true],
  ['a tablet held upright', { ...phone, viewportWidth: 820, windowWidth: 820 }, true],
  ['a tablet held sideways', { ...phone, viewportWidth: 1180, windowWidth: 1180 }, false],
  ['a phone that shows the page for computers', { ...phone, viewportWidth: 980 }, true],
  ['a computer', computer, false],
  ['1024 pixels', { ...computer, viewportWidth: 1024, windowWidth: 1024 }, true],
  ['1025 pixels', { ...computer, viewportWidth: 1025, windowWidth: 1025 }, false],
  ['a narrow window of a computer', { ...computer, viewportWidth: 900, windowWidth: 900 }, true],
  ['a computer zoomed to 400 %', { ...computer, viewportWidth: 360 }, false],
  ['a computer with developer tools beside the page', { ...computer, viewportWidth: 800 }, false],
])('%s', (_what, screen, isSmall) => {
  expect(isSmallScreen(screen)).toBe(isSmall);
});

it.each([
  ['/privacy-policy', true],
  ['/privacy-policy/', true],
  ['/create-account', true],
  ['/forgotpassword', true],
  ['/login', false],
  ['/', false],
  ['/clients/my-clients', false],
  ['/terms-and-conditions/more', false],
])('%s is for any screen: %s', (path, expected) => {
  expect(isForAnyScreen(path)).toBe(expected);
});
