import { chromePlaces, findChrome, installAdvice } from './findChrome';

const chosenBefore = process.env['CHROME_PATH'];

afterEach(() => {
  if (chosenBefore === undefined) delete process.env['CHROME_PATH'];
  else process.env['CHROME_PATH'] = chosenBefore;
});

it('looks on the search path before the usual places', () => {
  const places = chromePlaces({ platform: 'linux', searchPath: '/opt/own/bin:/usr/bin' });
  expect(places[0]).toBe('/opt/own/bin/chromium');
  expect(places.indexOf('/usr/bin/google-chrome')).toBeLessThan(places.indexOf('/snap/bin/chromium'));
});

it('knows where a Mac keeps its programs', () => {
  expect(chromePlaces({ platform: 'darwin', searchPath: '' })).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
});

it('advises what the machine understands', () => {
  expect(installAdvice({ platform: 'linux', isDebian: true })).toContain('apt-get install -y chromium');
  expect(installAdvice({ platform: 'darwin', isDebian: false })).toContain('brew install');
  expect(installAdvice({ platform: 'linux', isDebian: false })).toContain('package manager');
});

it('takes the browser that CHROME_PATH names', () => {
  process.env['CHROME_PATH'] = __filename;
  expect(findChrome()).toBe(__filename);
});

it('refuses a CHROME_PATH that leads nowhere', () => {
  process.env['CHROME_PATH'] = '/nowhere/chrome';
  expect(() => findChrome()).toThrow('CHROME_PATH names /nowhere/chrome, but there is no such file.');
});
