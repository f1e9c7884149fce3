import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RegistryRemote } from '@formline/shared/contracts/platform/registry';
import type { RemoteSmokeCheck } from '@formline/shared/contracts/platform/remoteManifest';
import { overrideBadge } from '../pages/host/remoteNotices';
import { checkPage } from './checkPage';
import { observePage } from './observePage';
import { type BuildUnderTest, overridingBuild } from './overridingBuild';
import { PageWatch } from './PageWatch';
import type { Deployment } from './readDeployment';
import { followedAddress, isWithoutNavigation, smokeAccessOf } from './smokeAddress';
import { type SmokedPage, type SmokeFinding, SmokeRefusal, type SmokeReport } from './SmokeReport';
import { smokeTexts as texts } from './smoke.texts';
import { type SmokeAccounts, SmokeSessions } from './SmokeSessions';

export interface RemoteToSmoke {
  readonly deployment: Deployment;
  readonly remote: string;
  readonly accounts: SmokeAccounts;
  readonly override?: string | undefined;
  readonly pictureDir: string;
}

const LINKS_WITHIN_MS = 15_000;
const GRANTED_WITHIN_MS = 20_000;

function remoteIn({ url, registry }: Deployment, name: string): RegistryRemote {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  const known = registry.remotes.map((candidate) => candidate.name);
  if (!remote) throw new SmokeRefusal(texts.unknownRemote(url, name, known));
  if (remote.disabled) throw new SmokeRefusal(texts.switchedOff(name, url, remote.disabled.reason));
  return remote;
}

const buildsOf = ({ active, canary, fallback }: RegistryRemote) =>
  [active, canary?.build, fallback].filter((build) => build !== undefined && build !== null);

async function buildToSmoke(
  remote: RegistryRemote,
  { deployment, override }: RemoteToSmoke,
): Promise<BuildUnderTest> {
  const wanted = override ?? remote.active.build;
  const known = buildsOf(remote).find((one) => one.build === wanted);
  const build = known ?? (await overridingBuild(deployment.url, remote.name, wanted));
  if (build.manifest.smoke.length === 0) throw new SmokeRefusal(texts.noPages(remote.name));
  return build;
}

export async function smokeRemote(browser: Browser, wanted: RemoteToSmoke): Promise<SmokeReport> {
  const started = performance.now();
  const { deployment } = wanted;
  const remote = remoteIn(deployment, wanted.remote);
  const underTest = await buildToSmoke(remote, wanted);
  const sessions = new SmokeSessions(browser, deployment.url, wanted.accounts);
  const pages: SmokedPage[] = [];
  for (const check of underTest.manifest.smoke)
    pages.push(await smokePage(check, remote, { ...wanted, sessions, underTest }));
  return {
    url: deployment.url,
    remote: remote.name,
    build: underTest.build,
    hostBuild: deployment.registry.hosts[0]?.build ?? 'unknown',
    revision: deployment.registry.revision,
    pages,
    seconds: secondsSince(started),
  };
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10;

interface PageContext extends RemoteToSmoke {
  readonly sessions: SmokeSessions;
  readonly underTest: BuildUnderTest;
}

async function smokePage(
  check: RemoteSmokeCheck,
  remote: RegistryRemote,
  around: PageContext,
): Promise<SmokedPage> {
  const started = performance.now();
  const { manifest } = around.underTest;
  const access = smokeAccessOf(manifest, check.path);
  if (!access) throw new SmokeRefusal(texts.noRoute(check.path, remote.name));
  const context = await around.sessions.open(access);
  try {
    const address = await addressOf(check, context);
    const seen =
      address === null ? unreachable(check) : await look({ check, address, context }, remote, around);
    const page = { path: check.path, address: address ?? check.path, access, ...seen };
    return { ...page, seconds: secondsSince(started) };
  } finally {
    await context.close();
  }
}

async function addressOf(
  { path: pattern, from }: RemoteSmokeCheck,
  context: BrowserContext,
): Promise<string | null> {
  if (from === undefined) return pattern;
  const page = await context.newPage();
  await page.goto(from);
  const links = page.locator(`main a[href^="${pattern.slice(0, pattern.indexOf(':'))}"]`);
  await links
    .first()
    .waitFor({ timeout: LINKS_WITHIN_MS })
    .catch(() => undefined);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  return followedAddress({ path: pattern }, addresses);
}

type PageVerdict = Pick<SmokedPage, 'findings' | 'screenshot'>;

const unopened = (finding: Omit<SmokeFinding, 'ok'>): PageVerdict => ({
  findings: [{ ok: false, ...finding }],
  screenshot: null,
});

const unreachable = ({ path: pattern, from = '' }: RemoteSmokeCheck): PageVerdict =>
  unopened({ check: texts.checks.address, expected: texts.aLink(from, pattern), seen: texts.none });

interface PageToSmoke {
  readonly check: RemoteSmokeCheck;
  readonly address: string;
  readonly context: BrowserContext;
}

async function look(
  { check, address, context }: PageToSmoke,
  remote: RegistryRemote,
  { deployment, override, pictureDir, underTest }: PageContext,
): Promise<PageVerdict> {
  const live = [remote.active, ...(remote.canary ? [remote.canary.build] : [])];
  const folderOf = (entry: string) => new URL('.', new URL(entry, deployment.url)).href;
  const page = await context.newPage();
  if (override !== undefined && !(await takeOverride(page, remote.name, override))) {
    return unopened({
      check: texts.checks.override,
      expected: texts.granted(remote.name, override),
      seen: texts.notGranted,
    });
  }
  const seen = await observePage(page, new PageWatch(page), {
    address,
    shows: check.shows,
    isWithoutNavigation: isWithoutNavigation(underTest.manifest, check.path),
    folders: new Map(buildsOf(remote).map(({ build, entry }) => [build, folderOf(entry)])),
    below: new URL('..', folderOf(remote.active.entry)).href,
  });
  const findings = checkPage(
    {
      remote: remote.name,
      shows: check.shows,
      builds: override === undefined ? live.map(({ build }) => build) : [override],
      origins: deployment.origins,
    },
    seen,
  );
  if (findings.every(({ ok }) => ok)) return { findings, screenshot: null };
  const screenshot = path.join(pictureDir, `${remote.name}${check.path.replaceAll(/[^\w]+/g, '-')}.png`);
  await page.screenshot({ path: screenshot });
  return { findings, screenshot };
}

/** The host checks the account and shows a badge when the override is granted. */
async function takeOverride(page: Page, remote: string, build: string): Promise<boolean> {
  await page.goto(`/?mf-override=${remote}@${build}`);
  const granted = overrideBadge(page)
    .badge.getByText(`${remote} ${build}`)
    .waitFor({ timeout: GRANTED_WITHIN_MS });
  return granted.then(
    () => true,
    () => false,
  );
}
