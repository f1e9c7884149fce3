import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { contextOptions, launchOptions } from './browserOptions';

/** On a fresh clone everything is built first. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 15_000;

/** All journeys come from one address; some renew tokens hundreds of times, and each page sends reports. */
const MANY_PER_MINUTE = '100000';

const here = import.meta.dirname;
const workspaceRoot = path.resolve(here, '..');

/** Starts the product on a new, temporary world; `E2E_URL` and `E2E_MAIL_DIR` name a running one instead. */
function product(): Pick<PlaywrightTestConfig, 'webServer'> {
  if (process.env['E2E_URL']) return {};
  const dataDir = mkdtempSync(path.join(tmpdir(), 'formline-e2e-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  process.env['E2E_MAIL_DIR'] = path.join(dataDir, 'mail');
  return {
    webServer: {
      command: 'node --import tsx scripts/src/testing/journeyProduct.ts',
      cwd: workspaceRoot,
      env: {
        PORT: '0',
        RATE_LIMIT_SIGN_IN: MANY_PER_MINUTE,
        RATE_LIMIT_FAILED_SIGN_IN: MANY_PER_MINUTE,
        RATE_LIMIT_READS: MANY_PER_MINUTE,
        RATE_LIMIT_MAIL: MANY_PER_MINUTE,
        RATE_LIMIT_REPORTS: MANY_PER_MINUTE,
        DATA_DIR: dataDir,
        CACHE_DIR: path.join(workspaceRoot, '.cache'),
      },
      wait: { stdout: /Ready for journeys: (?<E2E_URL>\S+) accounts: (?<E2E_ACCOUNTS_URL>\S*)/ },
      timeout: START_TIMEOUT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: STOP_TIMEOUT_MS },
    },
  };
}

export default defineConfig({
  ...product(),
  testDir: here,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(here, '.results'),
  fullyParallel: true,
  // One more than cores: a journey waits for the server and for itself.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  reporter: 'line',
  use: { ...contextOptions, contextOptions, launchOptions },
});
