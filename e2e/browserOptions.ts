import { existsSync } from 'node:fs';
import { type BrowserContextOptions, devices, type LaunchOptions } from '@playwright/test';

/** Chrome without windows starts faster; a machine may have only the other one. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEFAULT_CHROMIUM = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium';

export const launchOptions: LaunchOptions = {
  executablePath: process.env['CHROME_PATH'] || DEFAULT_CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page lives for seconds: optimizing its code, and a process that draws without a GPU, cost more than they save.
    '--js-flags=--no-opt --no-maglev',
    '--in-process-gpu',
  ],
};

/** Animations are off, so that no journey waits for them. Journeys about motion turn them on. */
export const contextOptions: BrowserContextOptions = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  reducedMotion: 'reduce',
};
