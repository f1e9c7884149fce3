import type { Page } from '@playwright/test';
import { mainThreadCost as cost, watchMainThread } from '../mainThread';
import { median } from '../median';
import type { EditorScreen } from './editorScreens';

/** Milliseconds of the page's main thread. */
export interface EditorFigures {
  /** One key of the name. */
  readonly key: number;
  /** One move of the mouse while a row or a column is dragged. */
  readonly move: number;
  /** Letting go of it at another place. */
  readonly drop: number;
  readonly undo: number;
}

const TYPED = ' and then some';
const KEY_PAUSE_MS = 60;
const MOVES = 40;
const UNDOS = 3;
/** Longer than it takes until a change is saved and everything is painted. */
const SETTLE_MS = 1500;
/** Until a change is painted, before it is saved. */
const PAINTED_MS = 150;

/** Measures the editor that is open on the page. */
export async function measureEditor(page: Page, screen: EditorScreen): Promise<EditorFigures> {
  const cdp = await watchMainThread(page);
  const region = page.locator(screen.region);
  const name = region.getByRole('textbox', { name: screen.nameLabel });
  await name.waitFor();
  await page.waitForTimeout(SETTLE_MS);

  await name.click();
  const typed = await cost(page, cdp, () => page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS }));
  // The field would take the undo key for the typing in it.
  await name.blur();
  await page.waitForTimeout(SETTLE_MS);

  const grip = await region.locator('[data-sortable-handle]').nth(screen.handle).boundingBox();
  if (!grip) throw new Error('There is nothing to drag.');
  const { x, y } = { x: grip.x + grip.width / 2 + 6, y: grip.y + grip.height / 2 + 6 };
  await page.mouse.move(x - 6, y - 6);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(PAINTED_MS);
  const moved = await cost(page, cdp, async () => {
    for (let step = 1; step <= MOVES; step += 1)
      await page.mouse.move(x + step * screen.move.x, y + step * screen.move.y);
  });
  const drop = await cost(page, cdp, () => page.mouse.up());
  await page.waitForTimeout(SETTLE_MS);
  const undone: number[] = [];
  for (let round = 0; round < UNDOS; round += 1) {
    undone.push(await cost(page, cdp, () => page.keyboard.press('Control+z')));
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('Control+y');
    await page.waitForTimeout(SETTLE_MS);
  }
  return { key: typed / TYPED.length, move: moved / MOVES, drop, undo: median(undone) };
}
