import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

const DEFAULT_FIREFOX = '/usr/bin/firefox-esr';

/** Uses a Firefox of the system over WebDriver BiDi. */
export default defineConfig<{ hasColdBrowser: boolean }>(chromium, {
  grep: /@main/,
  workers: 1,
  timeout: 120_000,
  use: {
    // The shared cache depends on Chromium.
    hasColdBrowser: true,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // The other configuration sets Chrome's user agent.
    userAgent: undefined,
    launchOptions: {
      executablePath: process.env['FIREFOX_PATH'] || DEFAULT_FIREFOX,
      // This Firefox cannot emulate media features: light scheme, no motion.
      firefoxUserPrefs: {
        'layout.css.prefers-color-scheme.content-override': 1,
        'ui.prefersReducedMotion': 1,
      },
    },
  },
});
