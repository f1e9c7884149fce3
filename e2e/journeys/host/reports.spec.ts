import type { Page } from '@playwright/test';
import { listClientReports } from '@formline/shared/contracts/platform/clientReports';
import type { RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { accounts } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { callAs } from '../../fixtures/accounts/callAs';
import { changeDocuments } from '../../fixtures/site/changeDocuments';
import { faultNoise } from '../../fixtures/site/tampering';
import {
  type CollectedReports,
  collectReports,
  isReport,
  reportsIn,
} from '../../fixtures/site/collectReports';
import { liveBuild, withRemote } from '../../fixtures/site/remotes';
import { serveVariant } from '../../fixtures/site/serveVariant';
import { siteRegistry } from '../../fixtures/site/siteRegistry';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage, GROUPS_PATH } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';

test.use({ hasColdBrowser: true });

const REMOTE = 'mf-groups';

/** `wrong` is code with React and the button's handler in scope. */
const containerWith =
  (wrong: string) =>
  (_entry: string, { global }: RemoteBuild) =>
    `var ${global} = {
  init(scope) { this.React = Object.values(scope.react)[0].lib(); },
  async get() {
    const React = this.React;
    function Page() {
      let handleClick = () => undefined;
      ${wrong}
      return React.createElement('button', { onClick: handleClick }, 'Go wrong');
    }
    return () => ({ __esModule: true, default: Page });
  },
};`;

const goWrong = (page: Page) => page.getByRole('button', { name: 'Go wrong' }).click();

interface Fault {
  readonly where: string;
  readonly wrong: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly expectedReport: object;
}

const faults: readonly Fault[] = [
  {
    where: 'while it renders',
    wrong: "throw new Error('boom in render');",
    expectedReport: { kind: 'failure' },
  },
  {
    where: 'in an effect',
    wrong: "React.useEffect(() => { throw new Error('boom in effect'); });",
    expectedReport: { kind: 'failure' },
  },
  {
    where: 'in an event handler',
    wrong: "handleClick = () => { throw new Error('boom in handler'); };",
    act: goWrong,
    expectedReport: { kind: 'error', how: 'thrown' },
  },
  {
    where: 'in a promise',
    wrong:
      "handleClick = () => { void Promise.resolve().then(() => { throw new Error('boom in promise'); }); };",
    act: goWrong,
    expectedReport: { kind: 'error', how: 'rejected' },
  },
];

async function openWithReports(page: Page, path: string): Promise<void> {
  const chunk = page.waitForResponse(/\/host\/.*reports.*\.js$/);
  await page.goto(path);
  await (await chunk).finished();
  await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
}

/** A request of a page that is left cannot be observed here. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

const troubles = (collected: readonly CollectedReports[]) =>
  reportsIn(collected).filter(({ kind }) => kind !== 'vital' && kind !== 'load');

for (const [index, { where, wrong, act, expectedReport: expected }] of faults.entries()) {
  test(
    `a remote that throws ${where} is reported once, by its name and build`,
    variantTag(index),
    async ({ page, context, request, signedInAs, problems }) => {
      problems.allow(/boom in/, ...faultNoise);
      await signedInAs(accounts.trainer);
      const registry = await siteRegistry(context);
      const known = await liveBuild(request, REMOTE);
      const active = await serveVariant(context, known, { suffix: 'wrong', change: containerWith(wrong) });
      registry.revise(withRemote(REMOTE, (remote) => ({ ...remote, active })));
      const collected = collectReports(context);
      await page.goto(GROUPS_PATH);
      await act?.(page);
      await expect.poll(() => troubles(collected)).toHaveLength(1);
      expect(troubles(collected)[0]).toMatchObject({ ...expected, remote: REMOTE, build: active.build });
      await shell(page).tab('Clients').click();
      await expect(clientListPage(page).heading).toBeVisible();
      const leaving = page.waitForRequest(isReport);
      await page.evaluate(hide);
      await leaving;
      expect(troubles(collected)).toHaveLength(1);
    },
  );
}

/** Without browser reports the page alone reports, once. */
const withoutBrowserReports = (page: Page) =>
  changeDocuments(page, ({ headers: { 'content-security-policy': policy = '', ...headers } }) => {
    const silent = policy.replaceAll(/;\s*report-(?:to|uri) [^;]*/g, '');
    return { headers: { ...headers, 'content-security-policy': silent } };
  });

test('content that the policy refuses is reported by the remote whose code asked for it', async ({
  page,
  request,
  signedInAs,
  problems,
}) => {
  problems.allow(/Content Security Policy/);
  await signedInAs(accounts.trainer);
  const staff = await Api.signIn(request, accounts.staff);
  const { build, entry } = await liveBuild(request, REMOTE);
  const address = `https://${crypto.randomUUID().replaceAll(/\d/g, 'x').slice(0, 8)}.example/picture`;
  await withoutBrowserReports(page);
  await page.goto(GROUPS_PATH);
  const file = new URL(entry, page.url()).href;
  await page.evaluate(`fetch('${address}?clientId=7').catch(() => undefined)\n//# sourceURL=${file}`);
  const kept = async () => {
    const query = { kind: 'csp', remote: REMOTE, build, size: 200 };
    const { reports } = await callAs({ request, api: staff }, listClientReports, { query });
    return reports.filter(({ what }) => what.endsWith(address)).map(({ what, count }) => [what, count]);
  };
  await expect.poll(kept).toEqual([[`connect-src refused ${address}`, 1]]);
});

test('a page tells how it felt and how its remote loaded, when people turn away', async ({
  page,
  context,
  request,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const collected = collectReports(context);
  await openWithReports(page, GROUPS_PATH);
  await expect(groupListPage(page).heading).toBeVisible();
  const { build } = await liveBuild(request, REMOTE);
  await page.evaluate(hide);
  const felt = { kind: 'vital', remote: REMOTE, build };
  await expect
    .poll(() => reportsIn(collected))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...felt, name: 'LCP' }),
        expect.objectContaining({ ...felt, name: 'TTFB' }),
        expect.objectContaining({ kind: 'load', remote: REMOTE, build }),
      ]),
    );
});

test('who asks not to be followed is not measured', async ({ page, context, signedInAs }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await signedInAs(accounts.trainer);
  const collected = collectReports(context);
  await openWithReports(page, CLIENTS_PATH);
  await expect(clientListPage(page).heading).toBeVisible();
  await page.evaluate(hide);
  // A report would have been sent before this.
  await page.evaluate(async () => void (await fetch('/config.json')));
  expect(collected).toEqual([]);
});
