import { acceptUsage } from '@formline/shared/contracts/accounts/legalDocuments';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { hostileMarkdown } from '../../fixtures/site/hostileMarkdown';
import { expectNoSidewaysScroll, ZOOMED } from '../../fixtures/browser/screenStates';
import { expect, productUrl, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { signInPage } from '../../pages/mf-auth/signInPage';
import { termsUpdate } from '../../pages/host/shellDialogs';

test.use({ hasColdBrowser: true });

const HOSTILE_PER_PAGE = 30;
const CHECK_TERMS = '**/users/check-tc-pp';
const ACCEPT = `**${acceptUsage.path}`;

const batchesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

function activeContent(): string[] {
  const shown = [...(document.querySelector('main h1 ~ *')?.querySelectorAll('*') ?? [])];
  const allowed = /^(?:DIV|P|H2|H3|H4|H5|H6|UL|OL|LI|BLOCKQUOTE|STRONG|EM|CODE|PRE|HR|BR|A)$/;
  return shown.flatMap((element) => {
    const isForeign = !allowed.test(element.tagName);
    const runs = element.getAttributeNames().some((name) => /^on|^style$|^src/.test(name));
    const leads = element instanceof HTMLAnchorElement && !/^(?:https?|mailto):$/.test(element.protocol);
    return isForeign || runs || leads ? [element.outerHTML] : [];
  });
}

test('new terms are read and accepted, once, also after an acceptance that failed', async ({
  page,
  problems,
}) => {
  const login = signInPage(page);
  await login.open();
  await login.signIn(accounts.terms);
  const update = termsUpdate(page);
  await expect(update.newTerms).toBeVisible();
  await expect(update.view).toBeFocused();
  await checkAccessibility(page);
  await update.view.click();
  await expect(update.text).toBeFocused();
  await expect(update.text.getByRole('heading').first()).toBeVisible();
  await checkAccessibility(page);
  const placesOfButtons = async () => [await update.accept.boundingBox(), await update.close.boundingBox()];
  const before = await placesOfButtons();
  problems.allow(/status of 503/);
  await page.route(ACCEPT, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await update.accept.click();
  await expect(update.any.getByRole('alert')).toBeVisible();
  expect(await placesOfButtons()).toEqual(before);
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await expect(update.accept).toBeInViewport();
  await update.accept.click();
  await expect(update.any).toBeHidden();
  await expect(page.locator('#page')).toBeFocused();
  await page.reload();
  await expect(clientListPage(page).heading).toBeVisible();
  await expect(update.any).toBeHidden();
});

test(
  'with both changed, each is accepted by itself, with the keyboard alone',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.documents);
    await page.goto('/');
    const update = termsUpdate(page);
    await expect(update.newTerms).toBeVisible();
    await expect(update.view).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(update.text.getByRole('heading').first()).toBeVisible();
    await expect(update.text).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('alertdialog', { name: 'Terms of Use (1 of 2)' })).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(update.accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(update.newPolicy).toBeVisible();
    await expect(update.view).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Privacy Policy (2 of 2)' })).toBeVisible();
    await expect(update.text.getByRole('heading').first()).toBeVisible();
    await expect(update.text).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(update.accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(update.any).toBeHidden();
    await expect(clientListPage(page).heading).toBeVisible();
    await expect(page.locator('#page')).toBeFocused();
  },
);

test(
  'a check that fails three times is asked again behind the page',
  { tag: '@full' },
  async ({ page, problems, signedInAs }) => {
    problems.allow(/status of 500/);
    await signedInAs(accounts.privacy);
    await page.clock.install();
    let attempts = 0;
    await page.route(CHECK_TERMS, (route) => {
      attempts += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.goto('/');
    await expect(clientListPage(page).heading).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return attempts;
      })
      .toBeGreaterThanOrEqual(3);
    await page.unroute(CHECK_TERMS);
    await page.clock.runFor(60_000);
    await expect(termsUpdate(page).newPolicy).toBeVisible();
  },
);

test(
  'who refuses is logged out, at the news and at the text, and is asked again',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    const update = termsUpdate(page);
    await login.open();
    await login.signIn(accounts.privacy);
    await expect(update.newPolicy).toBeVisible();
    await update.logOut.click();
    await expect(login.heading).toBeVisible();
    await login.signIn(accounts.privacy);
    await update.view.click();
    await update.close.click();
    await expect(login.heading).toBeVisible();
  },
);

test(
  'a text that cannot be loaded cannot be accepted, and comes with a retry',
  { tag: '@full' },
  async ({ page, problems, signedInAs }) => {
    problems.allow(/status of 503/);
    await signedInAs(accounts.privacy);
    await page.route('**/documents/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    const update = termsUpdate(page);
    await update.view.click();
    await expect(page.getByText('Could not load privacy policy')).toBeVisible();
    await expect(update.accept).toBeDisabled();
    await checkAccessibility(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(update.accept).toBeEnabled();
  },
);

test('nothing in a document runs or fetches anything, however it is written', async ({ page, context }) => {
  expect(hostileMarkdown.length).toBeGreaterThanOrEqual(200);
  const escapes: string[] = [];
  await context.exposeFunction('escaped', () => escapes.push(page.url()));
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl)) escapes.push(request.url());
  });
  page.on('dialog', (dialog) => escapes.push(dialog.message()));
  await page.goto('/terms-and-conditions');
  for (const batch of batchesOf(hostileMarkdown, HOSTILE_PER_PAGE)) {
    const text = [...batch, 'The end of the document.'].join('\n\n</div>\n\n');
    await page.route('**/documents/**', (route) =>
      route.fulfill({ contentType: 'text/markdown', body: text }),
    );
    await page.reload();
    await expect(page.getByText('The end of the document.')).toBeVisible();
    escapes.push(...(await page.evaluate(activeContent)));
    await page.unrouteAll();
  }
  expect(escapes).toEqual([]);
});
