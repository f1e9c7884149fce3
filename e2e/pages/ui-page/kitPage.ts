import path from 'node:path';
import type { Page } from '@playwright/test';
import { isFullRun } from '../../fixtures/fullRun';

const picturesDir = path.resolve(import.meta.dirname, '../../.results/kit');

export function kitPage(page: Page, url: string, only?: string) {
  const open = async () => {
    await page.goto(only === undefined ? url : `${url}/?only=${only}`);
    await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
  };
  return {
    open,
    sections: page.locator('main section[id]'),
    choose: (name: string) => page.locator('label').getByText(name, { exact: true }).first().click(),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    picture: async (name: string, fullPage = false) => {
      if (!isFullRun) return;
      await page.screenshot({
        path: path.join(picturesDir, `${name}.png`),
        fullPage,
        animations: 'disabled',
      });
    },
  };
}
