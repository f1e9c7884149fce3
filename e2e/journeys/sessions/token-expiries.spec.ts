import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { isFullRun } from '../../fixtures/fullRun';
import { callFromPage, noteStoredTokens } from '../../fixtures/accounts/productCalls';
import { changeStoredToken, openBlankPage } from '../../fixtures/accounts/storedToken';
import { expect, test } from '../../fixtures/test';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';

const CALLS_AT_ONCE = 50;
const TABS = 5;
const EXPIRIES = isFullRun ? 1_000 : 20;
const CALLS_OF_A_TAB = 3;
/** Opening the tabs, and an expiry on a busy machine. */
const OPENING_MS = 60_000;
const EXPIRY_MS = 3_000;

test.use({ hasColdBrowser: true });

function countRenewals(context: BrowserContext) {
  const counted = { renewals: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/oauth/token')) counted.renewals += 1;
  });
  return counted;
}

const allOk = (count: number) => Array.from({ length: count }, () => 'ok');
const openGroups = async (page: Page) => {
  await groupListPage(page).open();
  await noteStoredTokens(page);
  return page;
};

test('50 calls at once that meet an expired token renew it once', async ({ page, context, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await openGroups(page);
  const other = await context.newPage();
  await openBlankPage(other);
  const counted = countRenewals(context);
  const after = await changeStoredToken(other, { expires_in: Date.now() - 1000 });
  expect(await callFromPage(page, { count: CALLS_AT_ONCE, after })).toEqual(allOk(CALLS_AT_ONCE));
  expect(counted.renewals).toBe(1);
});

test('50 calls at once that the server refuses renew the token once', async ({
  page,
  context,
  signedInAs,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signedInAs(accounts.trainer);
  await openGroups(page);
  const other = await context.newPage();
  await openBlankPage(other);
  const counted = countRenewals(context);
  const after = await changeStoredToken(other, { access_token: 'the-server-does-not-know-this' });
  expect(await callFromPage(page, { count: CALLS_AT_ONCE, after })).toEqual(allOk(CALLS_AT_ONCE));
  expect(counted.renewals).toBe(1);
});

test(`five tabs live through ${EXPIRIES} expiries with one renewal each`, async ({
  page,
  context,
  signedInAs,
}) => {
  test.setTimeout(OPENING_MS + EXPIRIES * EXPIRY_MS);
  await signedInAs(accounts.trainer);
  const tabs = [await openGroups(page)];
  while (tabs.length < TABS) tabs.push(await openGroups(await context.newPage()));
  const clock = await context.newPage();
  await openBlankPage(clock);
  const counted = countRenewals(context);
  let failedCalls = 0;
  let mostForOneExpiry = 0;
  for (let expiry = 0; expiry < EXPIRIES; expiry += 1) {
    const before = counted.renewals;
    const after = await changeStoredToken(clock, { expires_in: Date.now() - 1000 });
    const outcomes = await Promise.all(
      tabs.map((tab) => callFromPage(tab, { count: CALLS_OF_A_TAB, after })),
    );
    failedCalls += outcomes.flat().filter((outcome) => outcome !== 'ok').length;
    mostForOneExpiry = Math.max(mostForOneExpiry, counted.renewals - before);
  }
  const signedIn = await Promise.all(tabs.map((tab) => shell(tab).profileButton.isVisible()));
  const logOuts = signedIn.filter((isSignedIn) => !isSignedIn).length;
  process.stdout.write(
    `${EXPIRIES} expiries, ${TABS} tabs, ${EXPIRIES * TABS * CALLS_OF_A_TAB} calls: ` +
      `${counted.renewals} renewals (at most ${mostForOneExpiry} for one expiry), ` +
      `${failedCalls} failed calls, ${logOuts} unwanted log-outs\n`,
  );
  expect({ failedCalls, logOuts, mostForOneExpiry, renewals: counted.renewals }).toEqual({
    failedCalls: 0,
    logOuts: 0,
    mostForOneExpiry: 1,
    renewals: EXPIRIES,
  });
});
