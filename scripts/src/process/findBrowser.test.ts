import {
  browserPaths,
  chrome,
  findChrome,
  findFirefox,
  firefox,
  headlessChrome,
  installAdvice,
} from './findBrowser';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

it('looks on the search path before the usual places', () => {
  const paths = browserPaths(chrome, { platform: 'linux', searchPath: '/opt/own/bin:/usr/bin' });
  expect(paths[0]).toBe('/opt/own/bin/chromium');
  expect(paths.indexOf('/usr/bin/google-chrome')).toBeLessThan(paths.indexOf('/snap/bin/chromium'));
});

it('takes the browser without windows for the journeys, where there is one', () => {
  const paths = browserPaths(headlessChrome, { platform: 'linux', searchPath: '/usr/bin' });
  expect(paths.slice(0, 2)).toEqual(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']);
});

it('takes the Firefox of Debian before any other', () => {
  const paths = browserPaths(firefox, { platform: 'linux', searchPath: '/usr/bin' });
  expect(paths.slice(0, 2)).toEqual(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
});

it('knows where a Mac keeps its programs', () => {
  const mac = { platform: 'darwin', searchPath: '' };
  expect(browserPaths(chrome, mac)).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(browserPaths(firefox, mac)).toEqual(['/Applications/Firefox.app/Contents/MacOS/firefox']);
});

it('advises what the machine understands', () => {
  const debian = { platform: 'linux', isDebian: true };
  expect(installAdvice(chrome, debian)).toContain('apt-get install -y chromium');
  expect(installAdvice(firefox, debian)).toContain('apt-get install -y firefox-esr');
  expect(installAdvice(chrome, { platform: 'darwin', isDebian: false })).toContain('brew install');
  expect(installAdvice(chrome, { platform: 'linux', isDebian: false })).toContain('package manager');
});

it.each([
  ['CHROME_PATH', findChrome],
  ['FIREFOX_PATH', findFirefox],
])('takes the browser that %s names', (variable, find) => {
  process.env[variable] = __filename;
  expect(find()).toBe(__filename);
});

it.each([
  ['CHROME_PATH', findChrome],
  ['FIREFOX_PATH', findFirefox],
])('refuses a %s that leads nowhere', (variable, find) => {
  process.env[variable] = '/nowhere/browser';
  expect(find).toThrow(`${variable} names /nowhere/browser, but there is no such file.`);
});
