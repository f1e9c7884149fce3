import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { changeSiteConfig } from '../../fixtures/site/changeSiteConfig';
import { expectNoSidewaysScroll, ZOOMED } from '../../fixtures/browser/screenStates';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { noticePages } from '../../pages/host/shellDialogs';
import { signInPage } from '../../pages/mf-auth/signInPage';

test.use({ hasSmallScreenGate: true, hasColdBrowser: true });

const WITH_APP = { appLinks: { download: 'https://club.example/app' } };
const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the app is offered instead of the dashboard, and whoever goes on is not asked again', async ({
    page,
  }) => {
    const notice = noticePages(page);
    await changeSiteConfig(page, WITH_APP);
    await page.goto('/login');
    await expect(notice.tryTheApp).toBeVisible();
    await expect(notice.download).toHaveAttribute('href', /^https:/);
    await expect(signInPage(page).heading).toBeHidden();
    await checkAccessibility(page);
    await notice.continueAnyway.click();
    await expect(signInPage(page).heading).toBeVisible();
    await page.reload();
    await expect(signInPage(page).heading).toBeVisible();
    await expect(notice.tryTheApp).toBeHidden();
  });

  const withoutGate = ['/terms-and-conditions', '/privacy-policy', '/deleteinstruction', '/forgotpassword'];
  for (const [index, path] of withoutGate.entries()) {
    test(`${path} is there`, variantTag(index), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(noticePages(page).tryTheApp).toBeHidden();
    });
  }
});

test('1024 pixels are a small screen, 1025 are not, and nothing typed is lost between', async ({ page }) => {
  const notice = noticePages(page);
  const login = signInPage(page);
  await changeSiteConfig(page, WITH_APP);
  await page.setViewportSize({ width: 1025, height: 700 });
  await login.open();
  await login.email.fill('tara@formline.test');
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(notice.tryTheApp).toBeVisible();
  await expect(login.email).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(notice.download).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.continueAnyway).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(notice.tryTheApp).toBeHidden();
  await expect(login.email).toHaveValue('tara@formline.test');
});

test('a computer zoomed to 400 % is a computer', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  // Zooming keeps `outerWidth`, but the emulated window shrinks with the page.
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => 1280 }));
  await page.setViewportSize(ZOOMED);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles.first()).toBeVisible();
  await expect(noticePages(page).tryTheApp).toBeHidden();
});

test('a narrow window at 400 % shows the offer whole', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/login');
  await expect(noticePages(page).tryTheApp).toBeVisible();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
