import { type Browser, findBrowser } from './findBrowser';

export const chrome: Browser = {
  title: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  defaultPaths: {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
    win32: [
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  packages: { debian: 'chromium', mac: 'google-chrome', elsewhere: 'chromium' },
};

/** The same engine without windows is a smaller program: a page takes two thirds of the processor time. */
export const headlessChrome: Browser = {
  ...chrome,
  programs: ['chromium-headless-shell', ...chrome.programs],
  packages: { ...chrome.packages, debian: 'chromium-headless-shell' },
};

/** The Chromium or Chrome for measuring and for smoke checks. @throws PlainError that says what to install */
export const findChrome = (): string => findBrowser(chrome);

/** The browser for the journeys. @throws PlainError that says what to install */
export const findHeadlessChrome = (): string => findBrowser(headlessChrome);
