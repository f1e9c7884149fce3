import type { Locator } from '@playwright/test';
import { checkBothSchemes } from '../../fixtures/browser/checkAccessibility';
import { readFocusRing } from '../../fixtures/browser/focusRing';
import { startKit } from '../../fixtures/site/kitServer';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { kitPage } from '../../pages/ui-page/kitPage';

/** The samples form no outline of headings and landmarks. */
const OUTLINE_RULES = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-banner'];

const dialogs = [
  {
    component: 'Dialog',
    openers: ['sm', 'md', 'lg', 'side', 'full'].map((size) => `Open the dialog, ${size}`),
    role: 'dialog',
    lastButton: 'Save',
  },
  {
    component: 'ConfirmDialog',
    openers: ['Remove a client'],
    role: 'alertdialog',
    lastButton: 'Remove client',
  },
] as const;

/** axe reads a page of thirty screens. */
const LONG_PAGE_MS = 90_000;

test.describe.configure({ mode: 'default', timeout: LONG_PAGE_MS });

let kit: Awaited<ReturnType<typeof startKit>>;

test.beforeAll(async () => {
  kit = await startKit();
});

test.afterAll(() => kit.stop());

// The motion library logs in development that it reduces motion.
test.beforeEach(({ problems }) => problems.allow(/Reduced Motion enabled/));

const middleOf = async (element: Locator) => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('every component in its states, under the navigation of both profiles', async ({ page }) => {
  const shown = kitPage(page, kit.url);
  await shown.open();
  expect(await shown.sections.count()).toBeGreaterThan(30);
  for (const profile of ['Personal', 'Club']) {
    await shown.choose(profile);
    await checkBothSchemes(page, OUTLINE_RULES);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shown.picture(`${profile}-${colorScheme}`, true);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

for (const [index, { component, openers, role, lastButton }] of dialogs.entries()) {
  test(
    `${component}: in sight to its last button, and focus returns`,
    variantTag(index),
    async ({ page }) => {
      const shown = kitPage(page, kit.url, component);
      await shown.open();
      for (const opener of openers) {
        await shown.button(opener).click();
        const dialog = page.getByRole(role);
        await expect(dialog.getByRole('button', { name: lastButton })).toBeInViewport({ ratio: 1 });
        await checkBothSchemes(page, OUTLINE_RULES);
        await shown.picture(opener);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(shown.button(opener)).toBeFocused();
      }
    },
  );
}

const openable = [
  { component: 'Menu', openers: ['Profile', 'Exercise'] },
  { component: 'CommandDialog', openers: ['Open the command dialog'] },
];

for (const [index, { component, openers }] of openable.entries()) {
  test(`${component}: opens without a finding, and focus returns`, variantTag(index), async ({ page }) => {
    const shown = kitPage(page, kit.url, component);
    await shown.open();
    for (const opener of openers) {
      await shown.button(opener).click();
      await checkBothSchemes(page, OUTLINE_RULES);
      await shown.picture(opener);
      await page.keyboard.press('Escape');
      await expect(shown.button(opener)).toBeFocused();
    }
  });
}

test('a notice is undone by keyboard alone, and focus returns', { tag: '@full' }, async ({ page }) => {
  const shown = kitPage(page, kit.url, 'notify');
  await shown.open();
  const opener = shown.button('Delete a workout');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Leg Day for Size deleted' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(shown.button('Undo')).toBeFocused();
  expect((await readFocusRing(page))?.contrast).toBeGreaterThanOrEqual(3);
  await checkBothSchemes(page, OUTLINE_RULES);
  await shown.picture('notice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Back in place' })).toBeVisible();
  await expect(opener).toBeFocused();
});

test(
  'a list is sorted with the pointer: one line moves, and the rows only at the drop',
  { tag: '@full' },
  async ({ page }) => {
    const shown = kitPage(page, kit.url, 'SortableList');
    await shown.open();
    const list = page.getByRole('list', { name: 'Four steps' });
    const rows = list.getByRole('listitem');
    const line = list.locator('xpath=..').locator('[data-drop-line]');
    const grip = await middleOf(shown.button('Reorder Walk 5 km without a pause'));
    const target = await middleOf(rows.nth(2));
    await list.evaluate((element) => {
      const observer = new MutationObserver(() => element.setAttribute('data-drawn-anew', ''));
      observer.observe(element, { childList: true, subtree: true });
    });

    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(target.x, target.y - 10, { steps: 12 });
    await page.mouse.move(target.x, target.y + 10, { steps: 4 });
    await expect(line).toBeVisible();
    await expect(rows.first()).toHaveAttribute('data-dragged');
    await expect(list).not.toHaveAttribute('data-drawn-anew');
    await shown.picture('sortable');
    await page.mouse.up();

    await expect(rows).toHaveText([
      'Run 1 km',
      'Run 5 km',
      'Walk 5 km without a pause',
      'First half marathon',
    ]);
    await expect(line).toBeHidden();
    await expect(list.locator('[data-dragged]')).toHaveCount(0);
  },
);

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(
    `every stop of the Tab key has a ring that can be seen (${colorScheme})`,
    variantTag(index),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await kitPage(page, kit.url).open();
      const weak: string[] = [];
      let stops = 0;
      await page.keyboard.press('Tab');
      for (let seen = await readFocusRing(page); seen; seen = await readFocusRing(page)) {
        stops += 1;
        if (seen.contrast === null || seen.contrast < 3) weak.push(`${seen.contrast}: ${seen.element}`);
        await page.keyboard.press('Tab');
      }
      expect(weak).toEqual([]);
      expect(stops).toBeGreaterThan(100);
    },
  );
}

test('nothing moves for those who asked for less movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shown = kitPage(page, kit.url);
  await shown.open();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  await shown.button('Remove a client').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(moving).toBe(0);
});

test('controls can be seen with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shown = kitPage(page, kit.url);
  await shown.open();
  const invisible = await page
    .locator('main input, main select, main textarea, main button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { appearance, borderTopStyle, borderTopWidth, opacity } = getComputedStyle(control);
          const isDrawnByBrowser = appearance === 'auto' || opacity === '0';
          return !isDrawnByBrowser && (borderTopStyle === 'none' || borderTopWidth === '0px');
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect(invisible).toEqual([]);
  await shown.picture('forced-colours', true);
});
