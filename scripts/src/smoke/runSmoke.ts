import path from 'node:path';
import { chromium } from '@playwright/test';
import { readDeployment } from '@formline/e2e/smoke/readDeployment';
import { smokeRemote } from '@formline/e2e/smoke/smokeRemote';
import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import type { SmokeAccounts } from '@formline/e2e/smoke/SmokeSessions';
import { workspaceRoot } from '@formline/tooling/workspace';
import { findChrome } from '../process/findBrowser';
import { PlainError } from '../process/plainError';

export interface SmokeOptions {
  readonly url: string;
  readonly remote: string;
  readonly credentials: SmokeAccounts;
  readonly override?: string | undefined;
}

const pictureDir = path.join(workspaceRoot, 'e2e/.results/smoke');

const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'SmokeRefusal';

/** @throws PlainError when nothing answers, the remote is unknown, or nobody can sign in */
export async function runSmoke({ url, remote, credentials, override }: SmokeOptions): Promise<SmokeReport> {
  const browser = await chromium.launch({
    executablePath: findChrome(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const deployment = await readDeployment(url);
    return await smokeRemote(browser, { deployment, remote, accounts: credentials, override, pictureDir });
  } catch (error) {
    throw isRefusal(error) ? new PlainError(error.message) : error;
  } finally {
    await browser.close();
  }
}

const LOCAL_PRODUCT = 'http://localhost:3000';

export const smokeUrl = (named: string | null, environment: NodeJS.ProcessEnv): string =>
  named ?? (environment['SMOKE_URL'] || LOCAL_PRODUCT);
