import { type Browser, findBrowser } from './findBrowser';

export const firefox: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  defaultPaths: {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    linux: ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/opt/firefox/firefox'],
    win32: [
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
    ],
  },
  packages: { debian: 'firefox-esr', mac: 'firefox', elsewhere: 'firefox' },
};

/** The Firefox for the main journeys. @throws PlainError that says what to install */
export const findFirefox = (): string => findBrowser(firefox);
