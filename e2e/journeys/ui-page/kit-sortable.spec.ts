import type { Page } from '@playwright/test';
import { dragByFinger, dragByMouse, dragByRestingFinger, pointOn } from '../../fixtures/browser/dragging';
import { startKit } from '../../fixtures/site/kitServer';
import { expect, test } from '../../fixtures/test';
import { kitPage } from '../../pages/ui-page/kitPage';

test.describe.configure({ mode: 'default' });

let kit: Awaited<ReturnType<typeof startKit>>;

test.beforeAll(async () => {
  kit = await startKit();
});

test.afterAll(() => kit.stop());

async function openBoard(page: Page) {
  const shown = kitPage(page, kit.url, 'SortableBoard');
  await shown.open();
  const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
  await rows('Resistance Training').first().scrollIntoViewIfNeeded();
  return {
    rows,
    handle: (name: string) => shown.button(`Reorder ${name}`),
    source: (name: string) => page.getByText(name, { exact: true }),
    empty: page.getByText('Drag exercises here'),
    line: page.locator('[data-drop-line]:visible'),
    ghost: page.locator('[data-drag-ghost]:visible'),
    picture: shown.picture,
  };
}

const drags = [
  { hand: 'mouse', drag: dragByMouse, dragSource: dragByMouse },
  { hand: 'finger', drag: dragByFinger, dragSource: dragByRestingFinger },
];

for (const { hand, drag, dragSource } of drags) {
  test.describe(`by ${hand}`, () => {
    test.use({ hasTouch: hand === 'finger' });

    test('rows and copies go into other lists, and nothing is drawn before', async ({ page }) => {
      const board = await openBoard(page);
      const main = page.locator('main');
      await main.evaluate((element) => {
        const observer = new MutationObserver(() => element.setAttribute('data-drawn-anew', ''));
        observer.observe(element, { childList: true, subtree: true });
      });
      const dragging = await drag(page, await pointOn(board.handle('Back Squat')));
      await dragging.to(await pointOn(board.rows('Warm-Up').nth(1), { y: -8 }));
      await expect(board.line).toHaveCount(1);
      await expect(board.rows('Resistance Training').first()).toHaveAttribute('data-dragged');
      await expect(main).not.toHaveAttribute('data-drawn-anew');
      await board.picture(`board-${hand}`);
      await dragging.drop();
      await expect(board.rows('Warm-Up')).toHaveText(['Cat and Cow', 'Back Squat', /Stretch/]);
      await expect(board.rows('Resistance Training')).toHaveText(['Bench Press', 'Bent-Over Row']);
      await expect(board.line).toHaveCount(0);
      await expect(board.ghost).toHaveCount(0);
      await expect(page.locator('[data-dragged]')).toHaveCount(0);

      const copying = await dragSource(page, await pointOn(board.source('Hip Bridge')));
      await copying.to(await pointOn(board.empty));
      await copying.drop();
      await expect(board.rows('Cool Down')).toHaveText(['Hip Bridge']);
      await expect(board.source('Hip Bridge')).toHaveCount(2);

      const straying = await drag(page, await pointOn(board.handle('Bench Press')));
      await straying.to(await pointOn(board.rows('Warm-Up').first()));
      await straying.to(await pointOn(page.getByRole('heading', { name: 'Exercises', exact: true })));
      await expect(board.line).toHaveCount(0);
      await straying.drop();
      await expect(board.rows('Resistance Training')).toHaveText(['Bench Press', 'Bent-Over Row']);
    });

    test('a list scrolls while something is held near its edge', { tag: '@full' }, async ({ page }) => {
      const board = await openBoard(page);
      const long = page.getByRole('list', { name: 'A long section' });
      const scroller = long.locator('xpath=../..');
      await scroller.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const dragging = await drag(page, await pointOn(board.handle('Exercise 1')));
      const box = await scroller.boundingBox();
      if (!box) throw new Error('The list is not on the page.');
      await dragging.to({ x: box.x + box.width / 2, y: box.y + box.height - 6 });
      const left = () =>
        scroller.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
      await expect.poll(left).toBeLessThan(2);
      await dragging.to({ x: box.x + box.width / 2, y: box.y + box.height - 4 });
      await dragging.drop();
      await expect(long.getByRole('listitem').last()).toHaveText('Exercise 1');
    });
  });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a source lets the page scroll under a finger that does not rest', async ({ page }) => {
    const board = await openBoard(page);
    const before = await page.evaluate(() => scrollY);
    const from = await pointOn(board.source('Side Plank'));
    const dragging = await dragByFinger(page, from);
    await dragging.to({ x: from.x, y: from.y - 120 });
    await dragging.drop();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(board.line).toHaveCount(0);
  });
});

test('by keyboard alone: into the next list, back by Escape, and by the menu', async ({ page }) => {
  const board = await openBoard(page);
  await board.handle('Bent-Over Row').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(board.line).toBeInViewport();
  await board.picture('board-keyboard');
  await page.keyboard.press('Space');
  await expect(board.rows('Cool Down')).toHaveText(['Bent-Over Row']);
  await expect(board.handle('Bent-Over Row')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await expect(board.rows('Cool Down')).toHaveText(['Bent-Over Row']);
  await expect(board.line).toHaveCount(0);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Warm-Up' }).press('Enter');
  await expect(board.rows('Warm-Up').last()).toHaveText('Bent-Over Row');
  await expect(board.handle('Bent-Over Row')).toBeFocused();
});
