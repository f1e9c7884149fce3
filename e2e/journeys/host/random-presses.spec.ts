import fc from 'fast-check';
import type { Page, Request } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { clientNamed } from '../../fixtures/accounts/clients';
import { hasLostFocus } from '../../fixtures/browser/lostFocus';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { TODAY_PATH } from '../../pages/mf-clients/todayPage';
import { GROUPS_PATH } from '../../pages/mf-groups/groupListPage';
import { EXERCISES_PATH } from '../../pages/mf-libraries/exerciseLibraryPage';
import { calendarPath } from '../../pages/mf-schedule/calendarPage';

const SEED = 1;
const PRESSES = 120;

interface Press {
  readonly chance: number;
  readonly key: string;
  readonly text: string;
}

const press: fc.Arbitrary<Press> = fc.record({
  chance: fc.nat(),
  key: fc.constantFrom('Enter', 'Enter', 'Enter', 'Enter', 'Enter', ' ', 'Escape'),
  text: fc.constantFrom('ana', '12', '-5', '0.5', '999999999999', '   ', 'ü😀', '2026-12-24'),
});

interface Control {
  readonly name: string;
  readonly kind: 'field' | 'button' | 'menu';
}

/** Runs in the page: focuses an open menu, or else a control of the dialog or the page, mostly outside of the navigation. */
function focusControl(chance: number): Control | null {
  /** They lead out of the session or the product, or ask for a password. */
  const leftOut = /profile menu|account settings|delete account|download/i;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]');
  const page = chance % 10 === 0 ? document : (document.querySelector('main') ?? document);
  const layer = [...layers].filter(isShown).at(-1) ?? page;
  const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.innerText;
  const controls = [
    ...layer.querySelectorAll<HTMLElement>('a[href^="/"], button:enabled, input:enabled, select, textarea'),
  ].filter((control) => isShown(control) && !leftOut.test(nameOf(control)));
  const control =
    layer instanceof HTMLElement && layer.role === 'menu' ? layer : controls[chance % controls.length];
  if (!control) return null;
  control.focus();
  if (control.role === 'menu') return { name: nameOf(control), kind: 'menu' };
  const isField = control.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea');
  return { name: nameOf(control), kind: isField ? 'field' : 'button' };
}

async function use(page: Page, control: Control | null, { chance, key, text }: Press): Promise<void> {
  if (key === 'Escape') return page.keyboard.press('Escape');
  switch (control?.kind) {
    case 'field':
      return page.keyboard.insertText(text);
    case 'menu':
      for (let step = 0; step <= chance % 7; step += 1) await page.keyboard.press('ArrowDown');
      return page.keyboard.press('Enter');
    case 'button':
      return page.keyboard.press(key);
    case undefined:
      return page.keyboard.press('Escape');
  }
}

/** Waits for calls and animations that a press began. */
async function settle(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  await expect.poll(() => calls.size).toBe(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || isEndless;
    }),
  );
}

function openCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

const starts = {
  'the client list': () => CLIENTS_PATH,
  Today: () => TODAY_PATH,
  'a client’s dashboard': dashboardPath,
  'a client’s calendar': calendarPath,
  'the group list': () => GROUPS_PATH,
  'the exercises': () => EXERCISES_PATH,
};

for (const [start, pathOf] of Object.entries(starts)) {
  test(
    `random presses from ${start} break nothing and keep the focus`,
    { tag: '@full' },
    async ({ page, signedInAs }) => {
      const api = await signedInAs(accounts.trainer);
      const calls = openCalls(page);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(pathOf(await clientNamed(api, 'Amelia Hart')));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const pressed: string[] = [];
      for (const next of fc.sample(press, { numRuns: PRESSES, seed: SEED })) {
        const control = await page.evaluate(focusControl, next.chance);
        pressed.push(control?.name ?? 'Escape');
        await use(page, control, next);
        await settle(page, calls);
        await expect.poll(() => hasLostFocus(page), pressed.slice(-10).join(' > ')).toBe(false);
      }
    },
  );
}
