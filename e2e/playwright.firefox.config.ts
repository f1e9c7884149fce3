import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

const DEFAULT_FIREFOX = '/usr/bin/firefox-esr';

/** The smoke check of each remote and the main journeys in a Firefox of the system, over WebDriver BiDi. */
export default defineConfig<{ hasColdBrowser: boolean }>(chromium, {
  grep: /@main/,
  workers: 1,
  timeout: 120_000,
  use: {
    // The cache of the worker's browser is kept by means of Chromium's own.
    hasColdBrowser: true,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Firefox says itself who it is; the other configuration says it is Chrome.
    userAgent: undefined,
    launchOptions: {
      executablePath: process.env['FIREFOX_PATH'] || DEFAULT_FIREFOX,
      // Emulation of media features is not in this Firefox yet: everything is tested in the light scheme, without motion.
      firefoxUserPrefs: {
        'layout.css.prefers-color-scheme.content-override': 1,
        'ui.prefersReducedMotion': 1,
      },
    },
  },
});
